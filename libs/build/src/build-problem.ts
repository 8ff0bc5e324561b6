/** What is wrong with a package's sources, for its author; its message is the whole story. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}
