import type { Page } from 'playwright'
import { expect } from 'vitest'
import { announce } from './harness/announce.ts'
import { findFaults, keepShifts } from './harness/faults.ts'
import { test } from './harness/test.ts'

/** How a person may have set up the app. */
const appearances = [
  { width: 1440, appearance: 'light', language: 'en' },
  { width: 1024, appearance: 'dark', language: 'zh' },
  { width: 390, appearance: 'dark', language: 'en' },
] as const

const visitorPaths = ['/user/login', '/user/register', '/user/alteration']
const pagePaths = [
  '/dashboard/workbench',
  '/dashboard/monitor',
  '/dashboard/workplace',
  '/account/center',
  '/account/settings/base',
  '/account/settings/avatar',
  '/account/settings/security',
  '/account/settings/binding',
  '/account/settings/notification',
  '/isystem/user',
  '/isystem/annountCement',
  '/isps/userAnnouncement',
  '/subscribe/index',
  '/404',
  '/exception/500',
  '/dashboard/analysis',
]

const userMenu = '.pw-shell-user-button'

const chooseOfUser = async (page: Page, entry: RegExp) => {
  await page.locator(userMenu).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The parts of the frame that open in front of a page, by how they are opened. */
const parts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  bell: (page) => page.locator('.pw-shell-bell').click(),
  announcement: async (page) => {
    await page.locator('.pw-shell-bell').click()
    await page.locator('.pw-notices li button').first().click()
    await page.getByRole('dialog').getByText('From ten to noon.').waitFor()
  },
  search: (page) => page.keyboard.press('Control+k'),
  'user menu': (page) => page.locator(userMenu).click(),
  settings: (page) => chooseOfUser(page, /System settings|系统设置/),
  'change of password': (page) => chooseOfUser(page, /Change password|修改密码/),
  'sign-out': (page) => chooseOfUser(page, /Sign out|退出登录/),
}

test.for(appearances)(
  'every screen of the frame is sound at $width px, $appearance, in $language',
  {
    timeout: 240_000,
  },
  async (shown, { app, person }) => {
    const { page } = person
    await page.setViewportSize({ width: shown.width, height: shown.width < 500 ? 844 : 900 })
    await keepShifts(page)
    await page.addInitScript(({ appearance, language }) => {
      localStorage.setItem('pagewright.appearance', appearance)
      localStorage.setItem('pagewright.language', language)
    }, shown)
    const faults: string[] = []
    const inspect = async (screen: string) => {
      await person.settle()
      for (const fault of await findFaults(page)) faults.push(`${screen}: ${fault}`)
    }
    for (const path of visitorPaths) {
      await page.goto(path)
      await inspect(path)
    }
    await person.visit('/user/login')
    await page.getByRole('tab').nth(1).click()
    await inspect('sign-in by phone')
    await page.getByRole('tab').nth(0).click()
    await page.locator('input[autocomplete="username"]').fill(app.administrator.username)
    await page.locator('input[type="password"]').fill(app.administrator.password)
    await page.keyboard.press('Enter')
    await page.locator(userMenu).waitFor()
    const announcement = { titile: 'Water is off', msgContent: '<p>From ten to noon.</p>', priority: 'M' }
    await announce(app, announcement)
    await inspect('/dashboard/analysis')
    for (const path of pagePaths) {
      await person.openLink(path)
      await inspect(path)
    }
    for (const [name, open] of Object.entries(parts)) {
      await open(page)
      await inspect(name)
      await page.keyboard.press('Escape')
      await page.locator('[role="dialog"], [role="menu"]').filter({ visible: true }).waitFor({ state: 'hidden' })
    }
    expect(faults).toEqual([])
  },
)
