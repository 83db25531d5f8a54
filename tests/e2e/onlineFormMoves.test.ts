import { expect } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { addRecord, describeForms, field, readRows } from './harness/onlineForms.ts'
import { test } from './harness/test.ts'

const claimOf = (tableName: string) => ({
  head: { tableName, tableTxt: 'Claims' },
  fields: [
    field('subject', 'Subject', { fieldMustInput: '1' }),
    field('state', 'State'),
    field('verdict', 'Verdict', { fieldShowType: 'list', dictField: 'valid_status', fieldMustInput: '1' }),
    field('answer', 'Answer text'),
  ],
})

const rules = {
  columns: { verdict: { editable: 'never' }, answer: { editable: 'never' } },
  checks: [
    {
      check: 'isEmpty(record.answer) || len(record.answer) >= 5',
      message: { zh: '请写明理由', en: 'Please say why', tw: '請寫明理由' },
      column: 'answer',
    },
  ],
  transitions: {
    column: 'state',
    moves: [
      { id: 'send', to: 'open' },
      {
        id: 'decide',
        label: { zh: '裁决', en: 'Decide', tw: '裁決' },
        from: ['open'],
        to: 'decided',
        access: 'signedIn',
        takes: ['verdict', 'answer'],
      },
    ],
  },
}

/** Makes a form of claims with its rules. */
async function describeClaims(app: RunningApp, table: string): Promise<void> {
  await describeForms(app, [claimOf(table)])
  const { records } = (await callAsAdministrator(app, 'GET', `/online/cgform/head/list?tableName=${table}`)) as {
    readonly records: readonly { readonly id: string }[]
  }
  await callAsAdministrator(app, 'PUT', `/online/cgform/rules/${records[0]?.id}`, { rules: JSON.stringify(rules) })
}

test('a move that takes values asks for them in a dialog, shows a refusal at its field, and moves the record', {
  timeout: 240_000,
}, async ({ app, person }) => {
  const { page } = person
  await describeClaims(app, 'lab_claim')

  // What the server alone writes is not asked for in the form of a new record, and can be read in that of a stored one.
  await person.signIn(app.administrator.username, app.administrator.password, '/online/cgformList/lab_claim')
  await person.press('Add')
  await person.fill('Subject', 'A lost parcel')
  expect(await page.getByRole('dialog').locator('[data-field]').count()).toBe(1)
  await person.press('Save')
  await person.row('A lost parcel').getByText('open').waitFor()

  await person.pressInMenuOfRow('A lost parcel', 'Decide')
  await person.field('Verdict').waitFor()
  expect(await page.getByRole('dialog', { name: 'Decide · Claims' }).locator('[data-field]').count()).toBe(2)
  await person.fill('Answer text', 'no')
  await person.press('Decide')
  await person.errorOf('Verdict').waitFor()
  await person.choose('Verdict', 'Valid')
  await person.field('Answer text').press('Enter')
  expect(await person.errorOf('Answer text').textContent()).toContain('Please say why')
  expect(await readRows(app, 'lab_claim', ['state', 'answer'])).toEqual([['open', null]])
  await person.fill('Answer text', 'It was found')
  await person.field('Answer text').press('Enter')
  await person.row('A lost parcel').getByText('decided').waitFor()
  expect(await readRows(app, 'lab_claim', ['state', 'verdict', 'answer'])).toEqual([['decided', '1', 'It was found']])
  // It leads from no other state.
  await person.row('A lost parcel').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Decide' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await person.pressInRow('A lost parcel', 'Edit')
  await person.field('State').waitFor()
  expect(await person.field('State').isDisabled()).toBe(true)
  await person.press('Cancel')
})

test('a move of a record that somebody else has written meanwhile shows what of it has changed, and asks', {
  timeout: 240_000,
}, async ({ app, person }) => {
  const { page } = person
  const table = 'lab_late_claim'
  await describeClaims(app, table)
  const id = await addRecord(app, table, { subject: 'A broken cup' })
  await person.signIn(app.administrator.username, app.administrator.password, `/online/cgformList/${table}`)
  await person.pressInMenuOfRow('A broken cup', 'Decide')
  await person.choose('Verdict', 'Valid')
  await callAsAdministrator(app, 'PUT', `/online/cgform/api/form/${table}`, { id, subject: 'A broken jug' })
  await person.press('Decide')
  const question = page.getByRole('dialog', { name: 'Someone changed this record meanwhile' })
  await question.getByText('A broken jug').waitFor()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(await readRows(app, table, ['state'])).toEqual([['open']])
  await person.press('Decide')
  await question.getByText('A broken jug').waitFor()
  await question.getByRole('button', { name: 'Go on' }).click()
  await person.row('A broken jug').getByText('decided').waitFor()
})
