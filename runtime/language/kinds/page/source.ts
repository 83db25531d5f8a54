import { type Static, type TSchema, Type } from 'typebox'
import { ExpressionOf, type Reference, type ScopeChange, Strict, ValueName } from '../../schema/annotations.ts'
import { Choice, when, whenHas, whenType } from '../../schema/choice.ts'
import { type QueryRule, queryRules } from '../../schema/queryRules.ts'
import { sourceParts } from '../../schema/source.ts'
import { BlockValue, pageScope } from './names.ts'

const values = (description: string) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', template: [...pageScope], description }),
  )

const ruleDescriptions: Readonly<Record<QueryRule, string>> = {
  eq: 'the value of the field is equal',
  ne: 'the value of the field is not equal',
  like: 'the value of the field contains',
  right_like: 'the value of the field begins with',
  left_like: 'the value of the field ends with',
  in: 'the value of the field is one of',
  multi: 'the value of the field has one of',
  gt: 'the value of the field is greater',
  ge: 'the value of the field is greater or equal',
  lt: 'the value of the field is less',
  le: 'the value of the field is less or equal',
  between: 'the value of the field lies between two, both included',
}

/** The conditions of one field by their rules. */
const Conditions = Strict(
  Object.fromEntries(
    queryRules.map((rule) => [rule, Type.Optional({ ...BlockValue, description: ruleDescriptions[rule] })]),
  ),
)

const Filter = Type.Optional(
  Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    template: [...pageScope],
    keys: 'filter' satisfies Reference,
    additionalProperties: when({ type: 'object' }, Conditions),
    description:
      'what the records must have: a value, or an object of rules such as `{ "ge": 1 }`; what is empty asks for nothing',
  }),
)

const records = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z_]\\w*(\\.\\w+)*$',
    expected: 'names joined by dots such as `result.records`',
    description: 'where the records are in the answer; found by its form when left out',
  }),
)

/** When a source is asked. */
const timing = {
  needs: Type.Optional({
    ...ExpressionOf(pageScope),
    description: 'the condition without which nothing is asked, and there are no records',
  }),
  refresh: Type.Optional(
    Type.Integer({ minimum: 5, maximum: 86_400, description: 'seconds after which the records are asked anew' }),
  ),
}

const filterable = Type.Optional(
  Type.Boolean({
    default: false,
    description: 'whether the query bar filters it; what the source says itself goes before',
  }),
)

/** What is asked of a source of records. */
const question = {
  ...timing,
  filter: Filter,
  sort: Type.Optional(
    Strict(
      {
        field: { ...ValueName('the field by which the records are ordered'), template: [...pageScope] },
        order: Type.Optional(
          Type.Enum(['asc', 'desc'], { default: 'asc', description: 'the direction; ascending when left out' }),
        ),
      },
      { description: 'the order of the records' },
    ),
  ),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10_000,
      description: 'how many records at most, and at once where more follow',
    }),
  ),
  key: Type.Optional(
    Type.String({
      minLength: 1,
      template: [...pageScope],
      description: 'the key of the one record that is asked for; nothing is asked as long as it is empty',
    }),
  ),
  filterable,
  records,
}

/** Rows that stand in the document itself; their texts may be i18n keys. */
const Rows = Type.Unsafe<readonly Readonly<Record<string, unknown>>[]>({
  type: 'array',
  items: { type: 'object', additionalProperties: when({ type: 'string' }, { type: 'string', reference: 'text' }) },
  description: 'the records themselves',
} satisfies TSchema)

const branches = [
  whenHas(
    'url',
    Strict({
      url: Type.String({
        pattern: '^/',
        expected: 'a path that begins with `/`, such as `/sys/visitInfo`',
        reference: 'address' satisfies Reference,
        description: 'the address of the call',
      }),
      query: values('parameters of the call'),
      filterable,
      records,
      ...timing,
    }),
  ),
  whenHas('rest', Strict({ ...sourceParts.rest, ...question })),
  whenHas('onlineForm', Strict({ ...sourceParts.onlineForm, ...question })),
  whenHas('onlineReport', Strict({ ...sourceParts.onlineReport, ...question })),
  whenHas('data', Strict({ data: Rows })),
  whenHas(
    'rows',
    Strict({
      rows: {
        ...ExpressionOf(pageScope),
        description: 'a formula that gives the records, such as `where(sources.all.rows, item.isOpen)`',
      },
    }),
  ),
] as const

const expected = 'an object with `url`, `rest`, `onlineForm`, `onlineReport`, `data` or `rows`'

const RecordSourceChoice = Choice(expected, branches)
/** Where records come from: a source, one call, the document itself, or a formula over what is there. */
export const RecordSource = Type.Unsafe<Static<typeof RecordSourceChoice>>({
  ...RecordSourceChoice,
  scope: 'source' satisfies ScopeChange,
})
export type RecordSource = Static<typeof RecordSource>

/** The sources of a page by name, each of which is asked once, whoever shows it. */
export const NamedSources = Type.Unsafe<Readonly<Record<string, RecordSource>>>({
  type: 'object',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9_]*$' },
  additionalProperties: RecordSource,
  description: 'sources by name, each asked once; formulas read `sources.<name>.rows`, `.record` and `.total`',
})
export type NamedSources = Static<typeof NamedSources>

const BlockSourceChoice = Choice(`the name of a source of the page, or ${expected}`, [
  whenType('string', Type.String({ minLength: 1, reference: 'source' })),
  ...branches,
])
/** Where the records of a block come from: a source of the page by its name, or one of the block's own. */
export const BlockSource = Type.Unsafe<Static<typeof BlockSourceChoice>>({
  ...BlockSourceChoice,
  scope: 'source' satisfies ScopeChange,
})
export type BlockSource = Static<typeof BlockSource>
