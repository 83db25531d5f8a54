import type { Field } from '../schema/field.ts'
import { findPatternCode, isPatternCode } from './patternCodes.ts'

type FindPattern = typeof import('../checks/findPattern.ts')['findPattern']

/** What asks patterns that are no code: few pages have any, so that it has a chunk of its own. */
let find: FindPattern | undefined

/** Whether the patterns of some fields, or of those inside of them, cannot be asked before they are loaded. */
export const lacksPatterns = (fields: Readonly<Record<string, Field>>): boolean =>
  find === undefined && Object.values(fields).some(needsMore)

/** Loads what asks patterns. */
export async function loadPatterns(): Promise<void> {
  find ??= (await import('../checks/findPattern.ts')).findPattern
}

const needsMore = ({ rules = [], fields = {} }: Field): boolean =>
  rules.some(({ pattern }) => pattern !== undefined && !isPatternCode(pattern)) || Object.values(fields).some(needsMore)

/** What the pattern of a rule asks of a text; none while it is not loaded, and for one that is no pattern. */
export const findLoadedPattern: FindPattern = (pattern) => findPatternCode(pattern) ?? find?.(pattern)
