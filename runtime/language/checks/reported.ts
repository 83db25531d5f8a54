import type { Diagnostic } from '../diagnostic.ts'
import type { Pointer } from '../pointer.ts'

/** Findings without those about places whose shape is wrong already: one mistake is said once. */
export function withoutReported(
  diagnostics: readonly Diagnostic[],
  shape: readonly Diagnostic[],
): readonly Diagnostic[] {
  const places = new Set(shape.map(({ path }) => path))
  const whole = new Set(
    shape
      .filter(({ at, path, code }) => at === undefined && path !== '' && code !== 'missing-property')
      .map(({ path }) => path),
  )
  return diagnostics.filter(({ path }) => !places.has(path) && !isInside(path, whole))
}

/** Whether a place is one of some others, or inside of one. */
function isInside(path: Pointer, others: ReadonlySet<Pointer>): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    if (others.has(path.slice(0, end))) return true
  return false
}
