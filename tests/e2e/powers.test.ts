import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator, removeUsersAfterwards } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { findFaults } from './harness/faults.ts'
import { type PlacedNode, readNodes } from './harness/menu.ts'
import { test } from './harness/test.ts'

const password = 'Meadow-2041'

/** Adds a role that grants some codes with the way to them, until the test is over; gives its id. */
async function addRole(app: RunningApp, roleName: string, roleCode: string, codes: readonly string[]): Promise<string> {
  await callAsAdministrator(app, 'POST', '/sys/role/add', { roleName, roleCode })
  const { records } = (await callAsAdministrator(app, 'GET', `/sys/role/list?roleCode=${roleCode}`)) as {
    readonly records: readonly { readonly id: string }[]
  }
  const roleId = records[0]?.id ?? ''
  onTestFinished(async () => void (await callAsAdministrator(app, 'DELETE', `/sys/role/delete?id=${roleId}`)))
  const carries = ({ perms }: PlacedNode['node']) =>
    (perms ?? '').split(',').some((code) => codes.includes(code.trim()))
  const granted = (await readNodes(app))
    .filter(({ node }) => carries(node))
    .flatMap(({ node, way }) => [...way, node.id])
  await callAsAdministrator(app, 'POST', '/sys/permission/saveRolePermission', {
    roleId,
    permissionIds: [...new Set(granted)].join(','),
    lastpermissionIds: '',
  })
  return roleId
}

async function addUser(app: RunningApp, username: string, realname: string, roleId: string): Promise<void> {
  const account = { username, realname, password, selectedroles: roleId }
  await callAsAdministrator(app, 'POST', '/sys/user/add', account)
  removeUsersAfterwards(app, username)
}

/** Which of the powers a role grants, by their codes, and how many other nodes. */
async function readGranted(app: RunningApp, roleId: string) {
  const ids = (await callAsAdministrator(
    app,
    'GET',
    `/sys/permission/queryRolePermission?roleId=${roleId}`,
  )) as readonly string[]
  const powers = (await callAsAdministrator(app, 'GET', '/sys/permission/powers')) as readonly {
    readonly code: string
    readonly nodes: readonly { readonly id: string }[]
  }[]
  const held = powers.filter(({ nodes }) => nodes.some(({ id }) => ids.includes(id)))
  return { powers: held.map(({ code }) => code), others: ids.length - held.length }
}

test('powers are listed with who holds them, come with nothing else, and are given by administrators alone', async ({
  app,
  person,
  another,
}) => {
  const makers = await addRole(app, 'Page makers', 'page-makers', ['page:add'])
  await addUser(app, 'maker', 'Mary Maker', makers)
  const target = await addRole(app, 'Target', 'target-role', [])
  const codes = ['role:list', 'role:permission', 'dict:list', 'permission:explain']
  await addUser(app, 'delegate', 'Dan Delegate', await addRole(app, 'Delegates', 'delegates', codes))

  await person.signIn(app.administrator.username, app.administrator.password, '/isystem/powers')
  await person.see('Administrator role')
  await person.fill('Keyword', 'page:add')
  await person.press('Search')
  const card = person.page.getByRole('listitem').filter({ hasText: 'Pages / Add', visible: true })
  await person.page.getByText('Administrator role').waitFor({ state: 'detached' })
  await card.getByText(/^Adds pages, and replaces pages of packs/).waitFor()
  await card.getByRole('button', { name: 'View holders' }).click()
  await person.row('Mary Maker').filter({ hasText: 'Page makers' }).waitFor()
  await person.settle()
  expect(await findFaults(person.page)).toEqual([])
  await person.pressInRow('Mary Maker', 'Permission scope')
  await person.row('page:add').filter({ hasText: 'High risk' }).waitFor()

  await person.openMenu('System', 'Roles')
  await person.pressInRowToOpen('target-role', 'Permissions', 'Target')
  const powers = person.front.getByRole('button', { name: /^High-risk permissions/ })
  await person.press('Select all')
  await person.front.getByRole('button', { name: 'High-risk permissions 0 of 21' }).waitFor()
  await person.press('Save')
  await person.page.getByRole('dialog').waitFor({ state: 'detached' })
  const all = await readGranted(app, target)
  expect(all.powers).toEqual([])
  expect(all.others).toBeGreaterThan(100)

  await person.pressInRowToOpen('target-role', 'Permissions', 'Target')
  await powers.click()
  await person.front.getByRole('checkbox', { name: /^Pages \/ Add/ }).check()
  await person.settle()
  expect(await findFaults(person.page)).toEqual([])
  await person.press('Save')
  await person.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await readGranted(app, target)).toEqual({ powers: ['page:add'], others: all.others })

  const delegate = await another()
  await delegate.signIn('delegate', password, '/isystem/role')
  await delegate.pressInRowToOpen('target-role', 'Permissions', 'Target')
  const granted = delegate.front.getByRole('checkbox', { name: /^Pages \/ Add/ })
  await granted.waitFor()
  expect([await granted.isChecked(), await granted.isDisabled()]).toEqual([true, true])
  expect(await delegate.front.getByRole('checkbox', { name: /^Scheduled jobs \/ Edit/ }).isDisabled()).toBe(true)
  await delegate.see(/only administrators can grant/)

  // Who takes away more than they have is told what they lack, until they have read it.
  await delegate.press('Clear all')
  await delegate.front.getByRole('button', { name: 'High-risk permissions 1 of 21' }).waitFor()
  await delegate.press('Save')
  const refusal = delegate.page.getByRole('dialog', { name: 'Not permitted' })
  await refusal.getByText('You do not have all permissions of the role “Target”:').waitFor()
  await delegate.settle()
  expect(await findFaults(delegate.page)).toEqual([])
  expect(await refusal.getByRole('listitem').count()).toBeGreaterThan(20)
  await delegate.page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })
  expect((await readGranted(app, target)).powers).toEqual(['page:add'])
})
