import type { Diagnostic } from '../diagnostic.ts'
import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import type { Place } from '../places/collectPlaces.ts'
import { type Pointer, parsePointer } from '../pointer.ts'
import { findCircles, type Link } from './findCircles.ts'

/** That a source of a page asks by what another one has. */
interface SourceLink extends Link {
  readonly path: Pointer
  readonly inString: number
}

function linksOf({ annotation, path, value }: Place): readonly SourceLink[] {
  const [list, from] = parsePointer(path)
  const isFormula = annotation.kind === 'expression' || annotation.kind === 'template'
  if (list !== 'sources' || from === undefined || !isFormula) return []
  const paths = findDependencies(...readTrees(value, annotation.kind, annotation.names))
  return paths.flatMap((read) => {
    const [scope, to] = read.split('.')
    if (scope !== 'sources' || to === undefined) return []
    return [{ from, to, path, inString: Math.max(0, value.indexOf(`sources.${to}`)) }]
  })
}

/** Sources of a page do not wait for each other in a circle: none of them would ever be asked. */
export const checkSourceCircles = (places: readonly Place[]): readonly Diagnostic[] =>
  findCircles(places.flatMap(linksOf)).flatMap((circle): readonly Diagnostic[] => {
    const [first] = circle
    if (first === undefined) return []
    const way = [...circle.map(({ from }) => from), first.from].map((name) => `\`${name}\``).join(' on ')
    const message = `this source depends on itself: ${way}; take one of them out of a formula`
    return [{ path: first.path, code: 'formula-cycle', message, inString: first.inString }]
  })
