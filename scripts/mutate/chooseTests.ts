/** The tests that lead to a file by their imports, the likeliest to see a mutation of it first. */
export interface ChosenTests {
  /** Those of `unit` and `server`. */
  readonly outsideBrowser: readonly string[]
  /** Stories and tests in the browser. */
  readonly inBrowser: readonly string[]
}

const outsideBrowser = /^tests\/(?!e2e\/).*(?<!\.browser)\.test\.tsx?$/
const inBrowser = /^stories\/.*\.stories\.tsx$|^tests\/.*\.browser\.test\.tsx$/

/** Words of paths that say nothing of what a file is about. */
const common = new Set(['runtime', 'server', 'tests', 'stories', 'test', 'browser', 'index', 'ts', 'tsx', 'use', 'to'])

const toWords = (path: string): ReadonlySet<string> =>
  new Set(
    path
      .split(/[^a-zA-Z]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word !== '' && !common.has(word)),
  )

/** Sorts the tests among `distances`: by what their path has in common with that of the file, then by their distance. */
export function chooseTests(file: string, distances: ReadonlyMap<string, number>): ChosenTests {
  const words = toWords(file)
  const rank = (test: string): number => {
    const shared = [...toWords(test)].filter((word) => words.has(word)).length
    // What imports the file itself is about it, whatever its name.
    return (distances.get(test) === 1 ? 0 : 1000) - 100 * shared + (distances.get(test) ?? 0)
  }
  const choose = (pattern: RegExp): readonly string[] =>
    [...distances.keys()].filter((test) => pattern.test(test)).toSorted((a, b) => rank(a) - rank(b))
  return { outsideBrowser: choose(outsideBrowser), inBrowser: choose(inBrowser) }
}
