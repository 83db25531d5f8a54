import fc from 'fast-check'

type Rules = Readonly<Record<string, unknown>>

/** Calls a column of a table as it is called at some moment. */
export type Naming = (table: string, column: string) => string

/** Writes something over columns, by what they are called. */
type Write<T> = (name: Naming) => T

export const own = 'orders'
export const other = 'stock'
export const columns = ['a', 'b', 'c', 'd', 'e_f'] as const

const column = fc.constantFrom(...columns)
const scopes = ['record', 'values', 'before', 'user'] as const

/** A read of a member, in one of the ways in which formulas write it; a user has names of columns too, which stay. */
const read = (among: readonly (typeof scopes)[number][]): fc.Arbitrary<Write<string>> =>
  fc
    .tuple(column, fc.constantFrom(...among), fc.constantFrom('.', '?.', "['", '["', '.text'))
    .map(([key, scope, way]) => (name) => {
      const member = scope === 'user' ? key : name(own, key)
      if (way === '.text') return `${scope}.${member}_dictText`
      return way.startsWith('[') ? `${scope}${way}${member}${way.slice(1)}]` : `${scope}${way}${member}`
    })

const literal: fc.Arbitrary<Write<string>> = fc
  .constantFrom(...columns, 'record.a', '12', '"', 'é\\n')
  .map((text) => () => `'${text.replaceAll("'", '')}'`)

/** A formula, in which columns also stand as texts, which stay as they are. */
const formula = (among: readonly (typeof scopes)[number][]): fc.Arbitrary<Write<string>> =>
  fc.letrec<{ node: Write<string> }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      read(among),
      literal,
      fc.tuple(tie('node'), fc.constantFrom('+', '==', '&&', '||', ' *  '), tie('node')).map(
        ([left, sign, right]) =>
          (name: Naming) =>
            `(${left(name)} ${sign} ${right(name)})`,
      ),
      fc.tuple(tie('node'), tie('node'), tie('node')).map(
        ([one, two, three]) =>
          (name: Naming) =>
            `if(${one(name)} , ${two(name)},${three(name)})`,
      ),
      tie('node').map(
        (node) => (name: Naming) => `((${among.at(-2) ?? 'record'} ?? record).${name(own, 'a')} == [ ${node(name)} ])`,
      ),
    ),
  })).node

const moveFormula = formula(['record', 'values', 'user'])
const template = fc
  .array(
    fc.oneof(
      fc.constantFrom<Write<string>>(
        () => 'a ',
        () => '\\{{ record.a }}',
        () => '"é" ',
      ),
      moveFormula.map(
        (node): Write<string> =>
          (name) =>
            `{{ ${node(name)} }}`,
      ),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map(
    (parts): Write<string> =>
      (name) =>
        parts.map((part) => part(name)).join(''),
  )

const record = <T>(value: fc.Arbitrary<Write<T>>, table: string): fc.Arbitrary<Write<Rules>> =>
  fc.tuple(fc.subarray([...columns], { minLength: 1 }), fc.array(value, { minLength: 5, maxLength: 5 })).map(
    ([keys, values]) =>
      (name) =>
        Object.fromEntries(keys.map((key, index) => [name(table, key), values[index]?.(name)])),
  )

const table = fc.constantFrom(own, other)
const step: fc.Arbitrary<Write<Rules>> = fc.oneof(
  table.chain((named) =>
    record(template, named).map(
      (values): Write<Rules> =>
        (name) => ({ add: { table: named, values: values(name) } }),
    ),
  ),
  fc
    .tuple(
      table.chain((named) => record(template, named).map((set) => ({ named, set }))),
      template,
      moveFormula,
    )
    .map(
      ([{ named, set }, key, when]): Write<Rules> =>
        (name) => ({ change: { table: named, key: key(name), set: set(name) }, when: when(name) }),
    ),
  fc.tuple(record(template, other), template, template).map(
    ([values, from, amount]): Write<Rules> =>
      (name) => ({
        transfer: { ledger: other, from: from(name), to: 'bank', amount: amount(name), values: values(name) },
      }),
  ),
  fc.tuple(template, template).map(
    ([to, text]): Write<Rules> =>
      (name) => ({ notify: { to: to(name), title: text(name) } }),
  ),
  template.map(
    (value): Write<Rules> =>
      (name) => ({ call: { function: 'f', values: { a: value(name) } } }),
  ),
)

const columnRules: fc.Arbitrary<Write<Rules>> = fc.oneof(
  fc.constantFrom<Write<Rules>>(
    () => ({ editable: 'never' }),
    () => ({ secret: 'hashed' }),
    () => ({ references: { table: other, onDelete: 'clear' } }),
  ),
  formula(['record']).map(
    (node): Write<Rules> =>
      (name) => ({ computed: node(name) }),
  ),
  fc.tuple(table, column, column).map(
    ([named, one, by]): Write<Rules> =>
      (name) => ({ sum: { table: named, column: name(named, one), by: name(named, by) } }),
  ),
)

const list = fc.subarray([...columns], { minLength: 2 })

/** Rules over the columns of one table that name another one, whatever these are called. */
export const randomRules: fc.Arbitrary<Write<Rules>> = fc
  .tuple(
    record(columnRules, own),
    fc.tuple(list, fc.array(list, { maxLength: 2 }), column, column, column),
    fc.array(fc.tuple(formula(['record', 'before', 'user']), column), { maxLength: 3 }),
    fc.tuple(moveFormula, list, record(template, own), fc.array(step, { maxLength: 3 })),
  )
  .map(([byColumn, [open, unique, state, entry, amount], checks, [when, takes, set, steps]]) => (name) => ({
    operations: { list: 'anyone', add: 'onl:orders:add', edit: 'onl:stock:edit' },
    public: open.map((key) => name(own, key)),
    owner: { column: name(own, state), access: 'a' },
    columns: { ...byColumn(name), [name(own, 'd')]: { references: { table: other } } },
    unique: unique.map((keys) => keys.map((key) => name(own, key))),
    checks: checks.map(([check, key]) => ({
      check: check(name),
      message: 'record.a {{ record.a }}',
      column: name(own, key),
    })),
    transitions: {
      column: name(own, state),
      moves: [
        { id: 'a', to: 'b' },
        {
          ...{
            id: 'c',
            from: ['b'],
            to: 'a',
            access: 'onl:orders:c',
            when: when(name),
            message: { zh: 'a', en: 'b', tw: 'c' },
          },
          ...{ takes: takes.map((key) => name(own, key)), set: set(name), steps: steps.map((each) => each(name)) },
        },
      ],
    },
    ledger: {
      ...{ entry: name(own, entry), account: name(own, 'd'), amount: name(own, amount) },
      minimum: { column: name(other, 'a') },
    },
  }))
