import { type Static, Type } from 'typebox'
import { ExpressionOf, Strict } from './annotations.ts'

/** What a colour says; the themes decide how it looks. */
export const tones = ['success', 'warning', 'error', 'info', 'muted'] as const
export type Tone = (typeof tones)[number]

/** A condition with the look that it gives; of several in a list the first that holds counts. */
export const styleOf = (names: readonly string[]) =>
  Strict({
    when: { ...ExpressionOf(names), description: 'the condition under which the look applies' },
    tone: Type.Optional(Type.Enum([...tones], { description: 'what the colour says' })),
    bold: Type.Optional(Type.Boolean({ default: false, description: 'whether it is written in bold' })),
  })

/** The names that the conditions of a record's look may use. */
const recordScope = ['record', 'query', 'route', 'user'] as const

/** How a record looks (row conditions for colour). */
export const RecordStyle = styleOf(recordScope)
export type RecordStyle = Static<typeof RecordStyle>

/** How one value of a record looks; `self` is the value. */
export const ValueStyle = styleOf(['self', ...recordScope])
export type ValueStyle = RecordStyle
