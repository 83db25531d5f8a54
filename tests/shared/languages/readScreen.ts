import type { Page } from 'playwright'

interface MenuNode {
  readonly path: string
  readonly children?: readonly MenuNode[]
}

const leavesOf = (node: MenuNode): readonly string[] =>
  node.children === undefined || node.children.length === 0 ? [node.path] : node.children.flatMap(leavesOf)

/** The addresses of all pages in the menu of the person of a page. */
export async function readMenuPaths(page: Page): Promise<readonly string[]> {
  const menu = await page.evaluate(async () => {
    const { value } = JSON.parse(localStorage.getItem('pagewright.session') ?? '{}')
    const answer = await fetch('/api/sys/permission/getUserPermissionByToken', {
      headers: { 'X-Access-Token': value.token },
    })
    return (await answer.json()).result.menu
  })
  const paths = new Set((menu as readonly MenuNode[]).flatMap(leavesOf))
  return [...paths].filter((path) => path.startsWith('/') && !path.includes(':'))
}

/** What a person reads on the screen or hears of it, that of a printed page too. */
export function readScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const read = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of ['title', 'placeholder', 'aria-label', 'alt']) {
            const text = node.getAttribute(name)
            if (text) found.add(text)
          }
          if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.add(node.value)
        } else if (!['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')) found.add(node.textContent ?? '')
      }
    }
    read(document.body)
    return [...found].map((text) => text.trim()).filter((text) => text !== '')
  })
}
