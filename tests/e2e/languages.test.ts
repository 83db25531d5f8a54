import type { Page } from 'playwright'
import { expect } from 'vitest'
import { call } from './harness/call.ts'
import { openSignedIn } from './harness/session.ts'
import { testWithSettings } from './harness/test.ts'

const test = testWithSettings({ SITE_FLAGS: 'settings' })

/** The Chinese letters of an encoding of two bytes, of which each is within bounds. */
function lettersOf(encoding: string, first: readonly [number, number], second: number): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding)
  const letters = new Set<string>()
  for (let high = first[0]; high <= first[1]; high++)
    for (let low = second; low <= 0xfe; low++) {
      const [letter = ''] = decoder.decode(Uint8Array.of(high, low))
      if (/^\p{Script=Han}$/u.test(letter)) letters.add(letter)
    }
  return letters
}

/** What is written in either script, by the older encodings of both: letters of one alone are of that script. */
const simplified = lettersOf('gbk', [0xb0, 0xf7], 0xa1)
const traditional = lettersOf('big5', [0xa4, 0xf9], 0x40)

/** What a reader does not read of a text: letters of another script, and to Chinese readers sentences in English. */
const wrongLetters = {
  en: (text: string) => text.match(/\p{Script=Han}/gu) ?? [],
  tw: (text: string) => [...text].filter((letter) => simplified.has(letter) && !traditional.has(letter)),
  zh: (text: string) => [
    ...[...text].filter((letter) => traditional.has(letter) && !simplified.has(letter)),
    ...(/[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.exec(text) ?? []),
  ],
} as const

const words = { en: 'Add', tw: '新增', zh: '新增' } as const

/** Texts that are the same for everybody: what the languages call themselves. */
const allowed: readonly string[] = ['简体中文', '繁體中文', '中文', 'English', '简', '繁']

/** What a person reads on the screen or hears of it. */
function readTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['title', 'placeholder', 'aria-label', 'alt']) {
          const text = node.getAttribute(name)
          if (text) found.add(text)
        }
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.add(node.value)
      } else if (!['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')) found.add(node.textContent ?? '')
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '')
  })
}

interface MenuNode {
  readonly path: string
  readonly children?: readonly MenuNode[]
}

const leavesOf = (node: MenuNode): readonly string[] =>
  node.children === undefined || node.children.length === 0 ? [node.path] : node.children.flatMap(leavesOf)

test.for(['en', 'tw', 'zh'] as const)(
  'every page of the menu and its Add dialog are in %s alone',
  { timeout: 600_000 },
  async (language, { app, person }) => {
    const { page } = person
    const { username, password } = app.administrator
    await page.addInitScript((chosen) => localStorage.setItem('pagewright.language', chosen), language)
    await openSignedIn(page, username, password, '/')
    await person.settle()
    const answer = await call(app, await person.token(), 'GET', '/sys/permission/getUserPermissionByToken')
    const { menu } = answer.result as { readonly menu: readonly MenuNode[] }
    const paths = [...new Set(menu.flatMap(leavesOf))].filter((path) => path.startsWith('/') && !path.includes(':'))
    expect(paths.length).toBeGreaterThan(25)
    const wrong = new Map<string, string>()
    const inspect = async (place: string) => {
      for (const text of await readTexts(page))
        if (!allowed.includes(text) && wrongLetters[language](text).length > 0 && !wrong.has(text))
          wrong.set(text, place)
    }
    for (const path of paths) {
      await person.openLink(path)
      await person.settle()
      await inspect(path)
      const add = page.getByRole('button', { name: words[language], exact: true }).filter({ visible: true }).first()
      if ((await add.count()) === 0) continue
      await add.click()
      await person.settle()
      await inspect(`${path} + Add`)
      await page.keyboard.press('Escape')
    }
    const letters = [...wrong.keys()].reduce((sum, text) => sum + wrongLetters[language](text).length, 0)
    expect({ letters, texts: [...wrong].map(([text, place]) => `${place}: ${text.slice(0, 80)}`) }).toEqual({
      letters: 0,
      texts: [],
    })
  },
)
