import { type Static, type TSchema, Type } from 'typebox'
import { Strict } from '../../schema/annotations.ts'
import { Choice, when, whenHas } from '../../schema/choice.ts'
import { sourceParts } from '../../schema/source.ts'

/** Names that the questions of a block may use. */
const scope = ['query', 'route', 'user'] as const

const values = (description: string) =>
  Type.Optional(Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', template: [...scope], description }))

const records = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z_]\\w*(\\.\\w+)*$',
    expected: 'names joined by dots such as `result.records`',
    description: 'where the records are in the answer; found by its form when left out',
  }),
)

/** What a block asks of a source of records, beside what the query bar says. */
const question = {
  filter: values('values that the records must have'),
  sort: Type.Optional(
    Strict({ field: Type.String({ minLength: 1 }), order: Type.Optional(Type.Enum(['asc', 'desc'])) }),
  ),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'how many records at most' })),
  records,
}

/** Rows that stand in the document itself; their texts may be i18n keys. */
const Rows = Type.Unsafe<readonly Readonly<Record<string, unknown>>[]>({
  type: 'array',
  items: { type: 'object', additionalProperties: when({ type: 'string' }, { type: 'string', reference: 'text' }) },
} satisfies TSchema)

/** Where the records of a block come from: a source, one call, or the document itself. */
export const BlockSource = Choice('an object with `url`, `rest`, `onlineForm`, `onlineReport` or `data`', [
  whenHas(
    'url',
    Strict({
      url: Type.String({ pattern: '^/', expected: 'a path that begins with `/`, such as `/sys/visitInfo`' }),
      query: values('parameters of the call'),
      asked: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'whether what the query bar asks goes along by the grammar of lists; `query` goes before it',
        }),
      ),
      records,
    }),
  ),
  whenHas('rest', Strict({ ...sourceParts.rest, ...question })),
  whenHas('onlineForm', Strict({ ...sourceParts.onlineForm, ...question })),
  whenHas('onlineReport', Strict({ ...sourceParts.onlineReport, ...question })),
  whenHas('data', Strict({ data: Rows })),
])
export type BlockSource = Static<typeof BlockSource>
