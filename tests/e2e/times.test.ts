import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator } from './harness/administrator.ts'
import { announce } from './harness/announce.ts'
import type { RunningApp } from './harness/app.ts'
import { addRecord, describeForms, field, readRows } from './harness/onlineForms.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

type Values = Readonly<Record<string, unknown>>

/** Times of the wire around both changes of the clocks of New York: an hour that they skip, and one that they show twice. */
const visits = ['2026-03-08 14:59:59', '2026-03-08 15:00:00', '2026-11-01 13:30:00', '2026-11-01 14:30:00']

const zones = ['UTC', 'Asia/Kolkata', 'America/New_York'] as const

/** What a clock in the zone shows at a time of the wire, as the machine and not the app has it. */
const inZone = (sent: string, timeZone: string): string =>
  new Date(`${sent.replace(' ', 'T')}+08:00`).toLocaleString('sv-SE', { timeZone })

/** The times of a list of the server, of the fields that are named. */
async function sentTimes(app: RunningApp, list: string, ...names: readonly string[]): Promise<readonly string[]> {
  const { records } = (await callAsAdministrator(app, 'GET', list)) as { readonly records: readonly Values[] }
  return records.flatMap((record) => names.map((name) => String(record[name] ?? ''))).filter((time) => time !== '')
}

interface SeenTime {
  readonly text: string
  readonly title: string
}

/** Every time that can be seen in front. */
async function seenTimes({ front, settle }: Person): Promise<readonly SeenTime[]> {
  await settle()
  const times = front.locator('td time, [role="cell"] time, [role="gridcell"] time')
  await times.first().waitFor()
  return times.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.textContent ?? '', title: element.getAttribute('title') ?? '' })),
  )
}

/** All times that are seen are those of the server by the clock of the zone, and each names the zone. */
async function expectTimes(person: Person, zone: string, sent: readonly string[], has: readonly string[] = []) {
  const seen = await seenTimes(person)
  const expected = new Set(sent.map((time) => inZone(time, zone)))
  expect(seen.filter(({ text }) => !expected.has(text))).toEqual([])
  expect(seen.map(({ text }) => text)).toEqual(expect.arrayContaining(has.map((time) => inZone(time, zone))))
  for (const { text, title } of seen) expect(title).toMatch(zone === 'UTC' ? `${text} (GMT)` : `${text} (${zone}, GMT`)
}

/** A form with records at the visits, and what the other pages show: a job, an announcement. */
async function prepare(app: RunningApp, table: string): Promise<{ readonly cronExpression: string }> {
  await describeForms(app, [
    {
      head: { tableName: table, tableTxt: 'Visits' },
      fields: [
        field('place', 'Place'),
        field('met', 'Met', { fieldShowType: 'datetime', dbType: 'Datetime', dbLength: 0 }),
        field('born', 'Born', { fieldShowType: 'date', dbType: 'Date', dbLength: 0 }),
      ],
    },
  ])
  for (const [index, met] of visits.entries())
    await addRecord(app, table, { place: `Place ${index}`, met, born: '2026-03-08' })
  const cronExpression = '0 0/30 14-15 8 3 ? 2099'
  const job = { jobClassName: 'SampleParamJob', cronExpression, status: -1, parameter: 'zones' }
  await callAsAdministrator(app, 'POST', '/sys/quartzJob/add', job)
  onTestFinished(async () => {
    const { records } = (await callAsAdministrator(app, 'GET', '/sys/quartzJob/list?pageSize=100')) as {
      readonly records: readonly Values[]
    }
    const own = records.find((each) => each.cronExpression === cronExpression)
    await callAsAdministrator(app, 'DELETE', `/sys/quartzJob/delete?id=${own?.id}`)
  })
  await announce(app, { titile: 'Clocks go forward', msgContent: '<p>One hour</p>', startTime: visits[0] })
  return { cronExpression }
}

test.for(zones)(
  'every time of five pages is that of a clock in %s',
  { timeout: 240_000 },
  async (zone, { app, another }) => {
    const table = `lab_visit_${zones.indexOf(zone)}`
    const { cronExpression } = await prepare(app, table)
    const person = await another(zone)
    const { page } = person
    const { username, password } = app.administrator
    await page.addInitScript(() =>
      localStorage.setItem(
        'pagewright.columns.admin.system.user',
        JSON.stringify({ shown: { createTime: true }, widths: {} }),
      ),
    )

    await person.signIn(username, password, '/isystem/user')
    await expectTimes(person, zone, await sentTimes(app, '/sys/user/list?pageSize=100', 'createTime'))

    await person.visit('/monitor/log')
    const seenLog = await seenTimes(person)
    const log = await sentTimes(app, '/sys/log/list?pageSize=100', 'createTime')
    const logTimes = new Set(log.map((time) => inZone(time, zone)))
    expect(seenLog.filter(({ text }) => !logTimes.has(text))).toEqual([])

    await person.visit('/monitor/quartzJob')
    await person.pressInMenuOfRow(cronExpression, 'Upcoming runs')
    await page.getByRole('dialog').waitFor()
    const runs = ['14:00', '14:30', '15:00', '15:30'].map((time) => `2099-03-08 ${time}:00`)
    await expectTimes(person, zone, runs, runs)

    await person.visit('/isystem/annountCement')
    await expectTimes(person, zone, await sentTimes(app, '/sys/annountCement/list?pageSize=100', 'sendTime'))

    await person.visit(`/online/cgformList/${table}`)
    await expectTimes(person, zone, visits, visits)
    await person.row('Place 0').getByText('2026-03-08', { exact: true }).waitFor()

    await person.pressInRowToOpen('Place 3', 'Edit', 'Edit · Visits')
    expect(await person.field('Met').inputValue()).toBe(inZone(visits[3] ?? '', zone))
    // What is saved without being touched stays the moment that it was, although a clock may show it twice.
    await person.fill('Place', 'Place 3 again')
    await person.press('Save')
    await person.row('Place 3 again').waitFor()
    await person.pressInRowToOpen('Place 0', 'Edit', 'Edit · Visits')
    await person.fill('Met', inZone('2026-07-01 23:30:00', zone))
    await person.press('Save')
    await expect
      .poll(() => readRows(app, table, ['place', 'met', 'born']))
      .toEqual([
        ['Place 0', '2026-07-01 23:30:00', '2026-03-08'],
        ['Place 1', visits[1], '2026-03-08'],
        ['Place 2', visits[2], '2026-03-08'],
        ['Place 3 again', visits[3], '2026-03-08'],
      ])
  },
)

test('who chooses a zone sees every time in it at once', { timeout: 120_000 }, async ({ app, another }) => {
  const person = await another('UTC')
  const { page } = person
  await person.signIn(app.administrator.username, app.administrator.password, '/monitor/log')
  const [before] = await seenTimes(person)
  await page.locator('.pw-shell-user-button').click()
  await page.getByRole('menuitem', { name: 'System settings' }).click()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Asia/Kolkata')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const toMoment = (text: string, distance: string) => Date.parse(`${text.replace(' ', 'T')}${distance}`)
  await expect
    .poll(async () => toMoment((await seenTimes(person))[0]?.text ?? '', '+05:30'))
    .toBe(toMoment(before?.text ?? '', 'Z'))
})
