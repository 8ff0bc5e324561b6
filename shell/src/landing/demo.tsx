import { demoGiftPath } from '@sannidhi/contracts';
import { Link } from 'react-router-dom';
import { useBoot } from '../boot/boot-context.ts';
import { useWords } from '../words/words.ts';
import { IconArrowRight } from './icons.ts';

/** The QR code e-hundi demo: the code and the button open the same address. Hidden when there is no demo data. */
export function Demo() {
  const { demo: words } = useWords();
  const { demo } = useBoot();
  if (!demo) return null;
  const { path, size } = demo.code;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <div className="demo-code">
        <svg width="122" height="122" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={words.code}>
          <path d={path} fill="currentColor" />
        </svg>
      </div>
      <div>
        <h2 id="demo-title">{words.title}</h2>
        <p>{words.body}</p>
        <Link className="button ghost" to={demoGiftPath(demo)}>
          {words.button} <IconArrowRight size={20} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
