import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseJson } from '../../../runtime/language/index.ts'
import { describeEachDatabase } from '../harness.ts'
import { designCodes, openDesigner, type Row } from '../modules/onlineForms.ts'
import { createRights } from '../online/rights.ts'

const names = ['aa', 'bb', 'cc', 'dd', 'state'] as const
type Name = (typeof names)[number]
/** How the columns are called at some moment. */
type Naming = (name: Name) => string

/** What a formula says, by what the columns are called. */
type Write = (name: Naming) => string

const number: fc.Arbitrary<Write> = fc.letrec<{ node: Write }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Name>('aa', 'bb').map(
      (key): Write =>
        (name) =>
          `record.${name(key)}`,
    ),
    fc.constantFrom<Name>('aa', 'bb').map(
      (key): Write =>
        (name) =>
          `record['${name(key)}']`,
    ),
    fc.integer({ min: 0, max: 9 }).map(
      (value): Write =>
        () =>
          String(value),
    ),
    fc.tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node')).map(
      ([left, sign, right]): Write =>
        (name) =>
          `(${left(name)} ${sign} ${right(name)})`,
    ),
  ),
})).node

const value = fc.integer({ min: 0, max: 9 })
const plan = fc.record({
  names: fc.shuffledSubarray([...names, 'xx', 'order_no'], { minLength: names.length, maxLength: names.length }),
  computed: number,
  limit: number,
  first: number,
  later: number,
  when: number,
  records: fc.array(fc.record({ aa: value, bb: value, taken: value }), { minLength: 6, maxLength: 6 }),
})

const toRules = (name: Naming, { computed, limit, first, later, when }: ReturnType<typeof samplePlans>[number]) => ({
  columns: { [name('dd')]: { computed: computed(name) } },
  unique: [[name('aa'), name('bb')]],
  checks: [
    { check: `before == null || ${limit(name)} < before.${name('bb')} + 40`, message: 'No', column: name('aa') },
  ],
  transitions: {
    column: name('state'),
    moves: [
      { id: 'start', to: 'new', set: { [name('cc')]: `{{ ${first(name)} }}` } },
      {
        ...{ id: 'go', from: ['new'], to: 'gone', access: 'signedIn', takes: [name('bb')] },
        when: `${when(name)} + values.${name('bb')} > 4`,
        set: { [name('cc')]: `{{ ${later(name)} - values.${name('bb')} }}` },
      },
    ],
  },
})

const samplePlans = () => fc.sample(plan, { seed: 20_261_128, numRuns: 6 })

describeEachDatabase('an online form whose fields exchange their names', {}, (server) => {
  const { addForm, readAll, signIn } = createRights(server)
  const outcomes = new Set<string>()

  test.each(samplePlans().map((each, index) => [index + 1, each] as const))(
    'does by its rules what it did before (%i)',
    async (_index, each) => {
      const whole = { dbType: 'int', dbLength: 9 }
      const form = await addForm({ fields: { aa: whole, bb: whole, cc: whole, dd: whole, state: {} } })
      const { token } = await server().signIn({ codes: designCodes })
      const designer = openDesigner(server(), token)
      const { call } = await signIn(form.codes('list', 'add', 'edit'))

      /** What becomes of the same calls, in the words of the first names. */
      const run = async (name: Naming): Promise<readonly unknown[]> => {
        const answers: unknown[] = []
        for (const { aa, bb, taken } of each.records) {
          const added = await call<string>('POST', `form/${form.id}`, { [name('aa')]: aa, [name('bb')]: bb })
          const body = { id: added.result, values: { [name('bb')]: taken } }
          const moved = added.success ? await call('POST', `transition/${form.id}/go`, body) : undefined
          const [row] = (await readAll(form.table, 'id')).filter(({ id }) => id === added.result)
          outcomes.add(`${added.success} ${moved?.success}`)
          answers.push([added.success, moved?.success, row && names.map((key) => row[name(key)])])
        }
        await sql`delete from ${sql.table(form.table)}`.execute(server().db)
        return answers
      }

      await designer.must(
        designer.call('PUT', `rules/${form.id}`, { body: { rules: JSON.stringify(toRules((key) => key, each)) } }),
      )
      const before = await run((key) => key)
      expect(before.length).toBe(each.records.length)
      const now = new Map<string, string>(names.map((key, index) => [key, each.names[index] ?? key]))
      const { fields, ...rest } = await designer.read(form.id)
      const renamed = fields.map((field) => ({
        ...field,
        dbFieldName: now.get(field.dbFieldName) ?? field.dbFieldName,
      }))
      await designer.must(designer.edit({ ...rest, fields: renamed }))
      await designer.synchronise(form.id)
      const toNew: Naming = (key) => now.get(key) ?? key
      const kept = await designer.must(designer.call<Row>('GET', `rules/${form.id}`))
      expect(parseJson(String(kept.rules))).toEqual(toRules(toNew, each))
      expect(await run(toNew)).toEqual(before)
      expect(server().bugs).toEqual([])
    },
  )

  test('is tried with records that are added and not, and moved and not', () => {
    expect([...outcomes].sort()).toEqual(['false undefined', 'true false', 'true true'])
  })
})
