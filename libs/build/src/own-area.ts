import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_PREFIX, REMOTES, type RegisteredArea, type Remote, ROLES, registerAreas } from '@sannidhi/contracts';
import { BuildProblem } from './build-problem.ts';

interface Project {
  name: string;
  /** The area of a remote with a repository of its own, as an operator registers it. */
  sannidhi?: Omit<RegisteredArea, 'name'>;
}

/**
 * The name of the package in `dir`. If it is a remote that the area table doesn't list, the area in its `package.json` becomes known to the
 * build. @throws BuildProblem if that area isn't one.
 */
export function nameOfPackage(dir: string): string {
  const { name, sannidhi } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Project;
  if (!sannidhi || REMOTES.some((remote) => remote === name)) return name;
  const { prefix, role, title } = sannidhi;
  const isArea = /^mfe-[a-z][a-z-]*$/.test(name) && AREA_PREFIX.test(prefix) && ROLES.includes(role) && title?.en && title.hi;
  if (!isArea)
    throw new BuildProblem(
      'package.json: "sannidhi" needs a prefix such as /gotra, a role and a title in en and hi, and the name begins with mfe-.',
    );
  registerAreas([{ name: name as Remote, prefix, role, title }]);
  return name;
}
