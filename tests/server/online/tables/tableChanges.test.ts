import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createId } from '../../../../server/db/id.ts'
import { checkDescription } from '../../../../server/online/form/checkDescription.ts'
import type { FormField } from '../../../../server/online/form/description.ts'
import { planSynch, type SynchPlan } from '../../../../server/online/form/planSynch.ts'
import { readForm } from '../../../../server/online/form/storedForms.ts'
import { toShape } from '../../../../server/online/form/toShape.ts'
import { readCatalogue } from '../../../../server/online/tables/readCatalogue.ts'
import type { TableShape } from '../../../../server/online/tables/shape.ts'
import { describeEachDatabase, type TestServer } from '../../harness.ts'
import { storeForm, tableProbe } from './forms.ts'
import { toMeaning, toMeaningAfter } from './meaning.ts'
import { changes, type DraftForm, type Draw, drawForm, drawValue } from './randomForm.ts'

/** A shape without the order in which the catalogue lists its parts, and without what they were called before. */
function toComparable(shape: TableShape | undefined) {
  const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1)
  return {
    ...shape,
    columns: shape?.columns.map(({ formerName: _, ...column }) => column).sort(byName),
    indexes: shape?.indexes.map(({ formerName: _, ...index }) => index).sort(byName),
  }
}

type Row = Readonly<Record<string, string | null>>

/** Every value of a table as the database writes it. */
async function dumpRows(server: TestServer, table: string): Promise<readonly Row[]> {
  const shape = await readCatalogue(server.db, table)
  if (shape === undefined) return []
  const columns = shape.columns.map(({ name }) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`)
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(table)} order by id::text`.execute(
    server.db.withoutPlugins(),
  )
  return rows
}

/** Adds records whose values the description allows; what a unique index refuses stays away. */
async function fillTable(server: TestServer, draw: Draw, { head, fields }: DraftForm): Promise<void> {
  const kept = fields.filter(({ dbIsPersist }) => dbIsPersist === 1)
  for (let count = draw(fc.integer({ min: 0, max: 4 })); count > 0; count -= 1) {
    const given = kept.flatMap((field): readonly [FormField, string][] => {
      if (field.dbIsKey === 1)
        return head.idType === 'UUID' ? [[field, draw(fc.constantFrom(createId(), String(count)))]] : []
      return field.dbIsNull === 1 && draw(fc.boolean()) ? [] : [[field, drawValue(draw, field)]]
    })
    const names = given.map(([field]) => sql.ref(field.dbFieldName))
    const values = given.map(([, value]) => sql.lit(value))
    const insert =
      given.length === 0
        ? sql`insert into ${sql.table(head.tableName)} default values`
        : sql`insert into ${sql.table(head.tableName)} (${sql.join(names)}) values (${sql.join(values)})`
    await sql`${insert} on conflict do nothing`.execute(server.db.withoutPlugins())
  }
}

/** Everything that a refused change must leave as it was. */
async function photograph(server: TestServer, form: DraftForm) {
  const { db } = server
  const stored = await readForm(db, form.head.id)
  return {
    catalogue: await readCatalogue(db, form.head.tableName),
    rows: await dumpRows(server, form.head.tableName),
    stored,
    versions: await db.selectFrom('sysDataLog').select('id').where('dataId', '=', form.head.id).execute(),
  }
}

/** Names under which the database knows the columns and indexes of a form now. */
function asSynchronised(form: DraftForm): DraftForm {
  return {
    head: form.head,
    fields: form.fields.map((field) => ({ ...field, dbFieldNameOld: field.dbFieldName })),
    indexes: form.indexes
      .filter(({ delFlag }) => delFlag === 0)
      .map((index) => ({ ...index, indexNameOld: index.indexName })),
  }
}

/** No value outside of dropped columns is lost, or changed but by its own conversion. */
function expectKept(before: DraftForm, after: DraftForm, was: readonly Row[], is: readonly Row[]): number {
  expect(is.length).toBe(was.length)
  const [oldShape, newShape] = [toShape(formWith(before)), toShape(formWith(after))]
  const typeOf = (shape: TableShape, name: string) => shape.columns.find((column) => column.name === name)?.type ?? ''
  let compared = 0
  for (const field of after.fields.filter(({ dbIsPersist }) => dbIsPersist === 1)) {
    const former = before.fields.find(({ id, dbIsPersist }) => id === field.id && dbIsPersist === 1)
    if (former === undefined) continue
    const [from, to] = [typeOf(oldShape, former.dbFieldName), typeOf(newShape, field.dbFieldName)]
    const old = was.map((row) => row[former.dbFieldName] ?? null)
    const now = is.map((row) => row[field.dbFieldName] ?? null)
    if (from === to) expect(now, field.dbFieldName).toEqual(old)
    else
      expect(
        now.map((value) => toMeaningAfter(value, to, from)),
        `${field.dbFieldName}: ${from} to ${to}, ${JSON.stringify(old)}`,
      ).toEqual(old.map((value) => toMeaning(value, from, to)))
    compared += 1
  }
  return compared
}

/** How many forms each engine gets; more of them by hand find what is rare. */
const runs = Number(process.env.TABLE_RUNS ?? 6)

const formWith = (form: DraftForm) => ({ ...form, buttons: [] })

describeEachDatabase('tables of forms', { modules: [tableProbe] }, (server) => {
  const synchronise = async (token: string, body: object) =>
    (await server().call<SynchPlan>('POST', '/probe/synch', { token, body })).body

  test('follow any sequence of changes, and keep what they hold', { timeout: 900_000 }, async () => {
    const { token } = await server().signIn()
    const figures = { changed: 0, compared: 0 }
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const draw: Draw = (arbitrary) => generate(() => arbitrary)
        let form = drawForm(draw, draw(fc.constantFrom('Table', 'plain_table', 't$')) + createId().slice(-12))
        expect(checkDescription(form)).toEqual([])
        await storeForm(server().db, formWith(form))
        const made = await synchronise(token, { headId: form.head.id })
        expect(made.success, made.message).toBe(true)
        form = asSynchronised(form)
        for (let step = 0; step < 6; step += 1) {
          expect(toComparable(await readCatalogue(server().db, form.head.tableName))).toEqual(
            toComparable(toShape(formWith(form))),
          )
          expect((await planSynch(server().db, form.head.id, 'normal')).statements).toEqual([])
          await fillTable(server(), draw, form)
          let next = form
          for (let count = draw(fc.integer({ min: 1, max: 4 })); count > 0; count -= 1)
            next = changes[draw(fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])))](draw, next)
          if (checkDescription(next).length > 0) continue
          await storeForm(server().db, formWith(next))
          const before = await photograph(server(), next)
          const plan = await planSynch(server().db, next.head.id, 'normal')
          if (plan.losses.length > 0 && plan.refusals.length === 0) {
            const requested = await synchronise(token, { headId: next.head.id })
            expect(requested).toMatchObject({ success: false, result: { digest: plan.digest, losses: plan.losses } })
            expect(await photograph(server(), next)).toEqual(before)
          }
          const done = await synchronise(token, { headId: next.head.id, confirmation: plan.digest })
          expect(done.success, done.message).toBe(plan.refusals.length === 0)
          if (!done.success) {
            expect(await photograph(server(), next)).toEqual(before)
            await storeForm(server().db, formWith(form))
            continue
          }
          figures.changed += 1
          figures.compared += expectKept(form, next, before.rows, await dumpRows(server(), form.head.tableName))
          form = asSynchronised(next)
        }
      }),
      { numRuns: runs, endOnFailure: true },
    )
    // Whoever refuses everything keeps everything too.
    expect(figures.changed).toBeGreaterThan(runs)
    expect(figures.compared).toBeGreaterThan(runs * 5)
  })
})
