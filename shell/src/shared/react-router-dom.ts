/**
 * What the page shares as `react-router-dom`: the whole package would add its server and framework parts to the first download. A remote's
 * build fails when it imports a name that is not listed here.
 */
export {
  createBrowserRouter,
  createPath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
