import { evaluateCondition } from '../../../form/index.ts'
import type { BlockValueStyle, Scope } from '../../../language/index.ts'

/** The classes of a value's look by the first condition that holds; undefined where none does. */
export function toneClass(
  tones: readonly BlockValueStyle[] | undefined,
  self: unknown,
  scope: Scope,
): string | undefined {
  const style = tones?.find(({ when }) => evaluateCondition(when, { ...scope, self }, false))
  if (style === undefined) return undefined
  return [style.tone && `pw-tone-${style.tone}`, style.bold && 'pw-bold'].filter(Boolean).join(' ') || undefined
}
