import { resolve } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { callAsAdministrator, removeUsersAfterwards } from './harness/administrator.ts'
import type { RunningApp } from './harness/app.ts'
import { readNodes } from './harness/menu.ts'
import type { Person } from './harness/person.ts'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({
  DEMO: 'true',
  PACKS_DIR: resolve(import.meta.dirname, '../../docs/language/example'),
})

const reader = { username: 'rosa', realname: 'Rosa Reader', password: 'Meadow-2041' }

/** Every page of the example that has an address, each with what its address needs and what shows once it is there. */
const screens: readonly (readonly [string, string])[] = [
  ['/blog/articles', 'Greasing the lathe'],
  ['/blog/articles/1', 'Which oil exactly?'],
  ['/blog/statistics', 'Articles per state'],
]

/** Makes somebody whose one role grants all of the pack's menu and codes, and nothing else. */
async function addReader(app: RunningApp): Promise<void> {
  await callAsAdministrator(app, 'POST', '/sys/role/add', { roleName: 'Readers', roleCode: 'readers' })
  const { records } = (await callAsAdministrator(app, 'GET', '/sys/role/list?roleCode=readers')) as {
    readonly records: readonly { readonly id: string }[]
  }
  const roleId = records[0]?.id ?? ''
  onTestFinished(async () => void (await callAsAdministrator(app, 'DELETE', `/sys/role/delete?id=${roleId}`)))
  const nodes = await readNodes(app)
  const folder = nodes.find(({ node }) => node.name === 'Blog')?.node.id ?? ''
  const ofPack = nodes.filter(({ node, way }) => node.id === folder || way.includes(folder))
  await callAsAdministrator(app, 'POST', '/sys/permission/saveRolePermission', {
    roleId,
    permissionIds: ofPack.map(({ node }) => node.id).join(','),
    lastpermissionIds: '',
  })
  await callAsAdministrator(app, 'POST', '/sys/user/add', { ...reader, selectedroles: roleId })
  removeUsersAfterwards(app, reader.username)
}

/** Notes the calls that the server refuses, and gives what the page shows and the server answered of refusals since. */
function watchRefusals({ page, settle }: Person): () => Promise<readonly string[]> {
  const refused: string[] = []
  page.on('response', async (response) => {
    if (response.headers()['content-type']?.startsWith('application/json') !== true) return
    // A page that was left has no answers to read.
    const { success } = await response.json().catch(() => ({}))
    if (success === false) refused.push(response.url())
  })
  return async () => {
    await settle()
    const alerts = await page.getByRole('alert').allInnerTexts()
    return [...refused, ...alerts.filter((text) => text.trim() !== '')]
  }
}

test('who holds the codes of the example pack uses each of its pages without being an administrator', async ({
  app,
  person,
}) => {
  await addReader(app)
  const findRefusals = watchRefusals(person)
  await person.signIn(reader.username, reader.password, '/blog/articles')
  for (const [path, text] of screens) {
    await person.openLink(path)
    await person.page.getByText(text).first().waitFor()
    expect(await findRefusals()).toEqual([])
  }

  await person.openLink('/blog/articles/1')
  await person.fill('Your comment', 'The blue one.')
  await person.press('Send')
  await person.page.getByText('The blue one.').waitFor()
  await person.page.getByText(/^Rosa Reader, /).waitFor()
  expect(await person.page.getByLabel('Your comment').inputValue()).toBe('')

  await person.openLink('/blog/articles')
  await person.pressInRowToOpen('New saw blades', 'Publish', 'Publish')
  await person.press('Publish')
  await person.row('New saw blades').getByText('Public').waitFor()
  for (const view of ['Cards', 'Board', 'Calendar']) {
    await person.page.getByRole('radiogroup', { name: 'View as' }).getByTitle(view, { exact: true }).click()
    expect(await findRefusals()).toEqual([])
  }
})
