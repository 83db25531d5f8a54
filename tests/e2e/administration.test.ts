import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator, removeUsersAfterwards } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { call } from './harness/call.ts'
import type { Person } from './harness/person.ts'
import { test } from './harness/test.ts'

const password = 'Meadow-2041'

/** Adds a role that may do what is ticked in the tree of permissions. */
async function addRole(person: Person, name: string, code: string, ...grants: readonly string[]): Promise<void> {
  await person.openMenu('System', 'Roles')
  await person.pressToOpen('Add', 'Add · Roles')
  await person.fill('Role', name)
  await person.fill('Code', code)
  await person.press('Save')
  await person.pressInRowToOpen(name, 'Permissions', name)
  for (const grant of grants) {
    await person.fill('Search', grant)
    await person.tick(grant)
  }
  await person.press('Save')
  await person.page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function addUser(person: Person, username: string, name: string, role?: string): Promise<void> {
  await person.openMenu('System', 'Users')
  await person.pressToOpen('Add', 'Add · Users')
  await person.fill('User name', username)
  await person.fill('Name', name)
  await person.fill('Password', password)
  await person.fill('Confirm password', password)
  if (role) await person.choose('Roles', role)
  await person.press('Save')
}

/** Gives the dictionary item for women its text back once the test is over, since other tests choose it. */
async function restoreAfterwards(app: RunningApp): Promise<void> {
  const find = (path: string) =>
    callAsAdministrator(app, 'GET', path) as Promise<{ records: readonly { id: string }[] }>
  const dictionary = (await find('/sys/dict/list?dictCode=sex')).records[0]
  const item = (await find(`/sys/dictItem/list?dictId=${dictionary?.id}&itemText=Female`)).records[0]
  onTestFinished(async () => {
    await callAsAdministrator(app, 'PUT', '/sys/dictItem/edit', item)
    await callAsAdministrator(app, 'GET', '/sys/dict/refleshCache')
  })
}

test('an administrator keeps users: adds, finds, edits, freezes and deletes them', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/role')
  removeUsersAfterwards(app, 'ada', 'grace')
  await addRole(person, 'Readers', 'readers', 'Dictionaries')
  await addUser(person, 'ada', 'Ada Lovelace', 'Readers')
  await person.row('Ada Lovelace').waitFor()
  await addUser(person, 'grace', 'Grace Hopper')
  await person.row('Grace Hopper').waitFor()

  await person.fill('Name', 'Love')
  await person.press('Search')
  await person.row('Grace Hopper').waitFor({ state: 'hidden' })
  expect(await person.row('Ada Lovelace').count()).toBe(1)
  await person.press('Reset')

  await person.pressInRowToOpen('grace', 'Edit', 'Edit · Users')
  await person.fill('Name', 'Rear Admiral Hopper')
  await person.press('Save')
  await person.row('Rear Admiral Hopper').waitFor()

  await person.pressInMenuOfRow('grace', 'Freeze')
  await person.press('Freeze')
  await person.row('grace').getByText('Frozen').waitFor()

  await person.pressInMenuOfRow('grace', 'Delete')
  await person.page.getByRole('dialog', { name: 'Delete Rear Admiral Hopper?' }).waitFor()
  await person.press('Delete')
  await person.row('grace').waitFor({ state: 'detached' })
  await person.pressToOpen('Recycle bin', 'Deleted users')
  await person.row('Rear Admiral Hopper').waitFor()
})

test('a name that exists is refused at its field, before and while it is saved', async ({ app, person }) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/user')
  removeUsersAfterwards(app, 'twin')
  await addUser(person, 'twin', 'First')
  await person.row('twin').waitFor()
  await person.pressToOpen('Add', 'Add · Users')
  await person.fill('User name', 'twin')
  await person.field('Name').focus()
  await person
    .errorOf('User name')
    .filter({ hasText: /already in use/ })
    .waitFor()
  await person.fill('Name', 'Second')
  await person.fill('Password', password)
  await person.fill('Confirm password', password)
  await person.press('Save')
  await person.errorOf('User name').waitFor()
  await person.press('Cancel')
  expect(await person.row('twin').count()).toBe(1)
})

test('a changed dictionary item shows in the user form once the cache is refreshed', async ({ app, person }) => {
  await restoreAfterwards(app)
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/dict')
  await person.fill('Code', 'sex')
  await person.press('Search')
  await person.pressInRowToOpen('Sex', 'Items', 'Sex')
  await person.pressInRowToOpen('Female', 'Edit', 'Edit · Dictionary items')
  await person.fill('Text', 'Woman')
  await person.press('Save')
  await person.row('Woman').waitFor()
  await person.press('Close')
  await person.press('Refresh cache')
  await person.see('Cache refreshed!')
  await person.openMenu('System', 'Users')
  await person.pressToOpen('Add', 'Add · Users')
  await person.choose('Sex', 'Woman')
  await person.see('Woman')
})

test('a person sees and reaches what their role grants and nothing else', async ({ app, person, another }) => {
  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/role')
  removeUsersAfterwards(app, 'libby')
  await addRole(person, 'Librarians', 'librarians', 'Dictionaries')
  await addUser(person, 'libby', 'Libby', 'Librarians')
  await person.row('libby').waitFor()

  const libby = await another()
  await libby.signIn('libby', password)
  await libby.openMenu('Build', 'Dictionaries')
  await libby.fill('Code', 'sex')
  await libby.press('Search')
  await libby.row('Sex').waitFor()
  expect(await libby.page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0)
  await libby.visit('/isystem/user')
  await libby.see(/may not open/)

  const token = await libby.token()
  const refused = [
    call(app, token, 'GET', '/sys/user/list'),
    call(app, token, 'POST', '/sys/user/add', { username: 'mallory', realname: 'Mallory', password }),
    call(app, token, 'PUT', '/sys/user/frozenBatch', { ids: 'x', status: 2 }),
    call(app, token, 'DELETE', '/sys/user/delete?id=x'),
    call(app, token, 'POST', '/sys/role/add', { roleName: 'Mine', roleCode: 'mine' }),
    call(app, token, 'POST', '/sys/permission/saveRolePermission', {
      roleId: 'x',
      permissionIds: '',
      lastpermissionIds: '',
    }),
  ]
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ success: false, code: 510 })
  expect(await call(app, token, 'GET', '/sys/dict/list')).toMatchObject({ success: true })
  expect(await call(app, undefined, 'GET', '/sys/dict/list')).toMatchObject({ success: false, code: 401 })
})

test('a graph report is opened with its fields, and what is changed leaves them', async ({ app, person }) => {
  const graph = {
    ...{
      code: 'walked',
      name: 'Walked',
      dataType: 'json',
      cgrSql: '[{"month":"2026-01","total":1}]',
      graphType: 'bar',
    },
    ...{ xaxisField: 'month', yaxisField: 'total', yaxisText: 'Total' },
    onlGraphreportItemList: [{ fieldName: 'month' }, { fieldName: 'total', fieldType: 'Integer' }],
  }
  const { id } = (await callAsAdministrator(app, 'POST', '/online/graphreport/head/add', graph)) as {
    readonly id: string
  }
  await person.signIn(app.administrator.username, app.administrator.password, '/online/graphreport')
  // The way to the templates takes its room from the list, and the foot of the window stays below both.
  const bottom = async (selector: string) =>
    (await person.page.locator(selector).last().boundingBox()) ?? { y: 0, height: 0 }
  const [list, foot] = [await bottom('.pw-list'), await bottom('.pw-shell-footer')]
  expect(list.y + list.height).toBeLessThanOrEqual(foot.y)
  await person.pressInMenuOfRow('walked', 'Edit')
  const dialog = person.page.getByRole('dialog', { name: /Graph reports/ })
  // The fields are chosen from the columns of the query: one that is chosen is read in its cell.
  await dialog.getByText('total', { exact: true }).or(dialog.locator('input[value="total"]')).first().waitFor()
  await person.fill('Name', 'Walked again')
  await person.press('Save')
  await person.row('Walked again').waitFor()
  const items = await callAsAdministrator(
    app,
    'GET',
    `/online/graphreport/head/queryOnlGraphreportItemByMainId?id=${id}`,
  )
  expect((items as readonly { readonly fieldName: string }[]).map(({ fieldName }) => fieldName)).toEqual([
    'month',
    'total',
  ])
  await callAsAdministrator(app, 'DELETE', `/online/graphreport/head/delete?id=${id}`)
})
