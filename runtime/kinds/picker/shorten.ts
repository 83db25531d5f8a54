import type { Field } from '../../language/index.ts'
import type { Registry } from '../../registry/index.ts'
import { shorten as cut } from '../../ui/index.ts'

/** Letters of a text that a picker shows (specification 9, ellipsis 12 in the picker). */
const ellipsisLength = 12

/** Letters of a field that a picker shows: as many as its document has its widget show. */
export const shownLength = (field: Field | undefined, findWidget: Registry['findWidget']): number =>
  findWidget(field?.widget ?? 'input')?.shownLetters?.(field?.props ?? {}) ?? ellipsisLength

/** A text as a picker shows it. */
export const shorten = (text: string, length: number = ellipsisLength): string => cut(text, length)
