import { expect } from 'vitest'
import { test } from '../harness/test.ts'
import { describeHeaviest, type LoadedScript, noteScripts, weigh } from './scripts.ts'

/** In kB of 1000 bytes, after gzip. */
const limits = { signIn: 280, userList: 370 }

async function expectAtMost(limit: number, scripts: readonly LoadedScript[]): Promise<void> {
  const files = scripts.map(({ file }) => file)
  const weight = await weigh(files)
  const transferred = scripts.reduce((sum, script) => sum + script.transferred, 0)
  const words = `${scripts.length} scripts: ${weight.toFixed(1)} kB after gzip, ${transferred.toFixed(1)} kB over the wire`
  console.log(words)
  if (weight > limit) expect.fail(`${words}, at most ${limit} are allowed\n${await describeHeaviest(files)}`)
  // The server compresses on its way, which a little haste may make less dense.
  expect(transferred).toBeGreaterThan(0)
  expect(transferred).toBeLessThan(weight * 1.1)
}

test(`sign-in loads at most ${limits.signIn} kB of JavaScript`, async ({ another }) => {
  const person = await another()
  const loaded = noteScripts(person.page)
  await person.visit('/user/login')
  await person.fill('Password', 'now it can be used')
  await expectAtMost(limits.signIn, await loaded())
})

test(`sign-in up to the user list loads at most ${limits.userList} kB of JavaScript`, async ({ app, another }) => {
  const person = await another()
  const loaded = noteScripts(person.page)
  await person.signInByHand(app.administrator.username, app.administrator.password)
  await person.openMenu('System', 'Users')
  await person.row(app.administrator.username).waitFor()
  const scripts = await loaded()
  await expectAtMost(limits.userList, scripts)
  // What the frame and its menus name belongs to the common icons: one that does not brings all the others along.
  expect(scripts.filter(({ file }) => file.includes('otherIcons'))).toEqual([])
})
