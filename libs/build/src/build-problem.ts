/** What is wrong with the sources of a package, for who wrote them; its message is the whole story. */
export class BuildProblem extends Error {
  override readonly name = 'BuildProblem';
}
