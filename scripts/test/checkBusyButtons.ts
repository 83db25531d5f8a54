import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type CodePlace, findCode } from './findCode.ts'

/** The one that gives a button its `loading`. */
const own = 'runtime/ui/BusyButton.tsx'

/** The names that a file has for the button of antd. */
function toButtonNames(text: string): ReadonlySet<string> {
  const names = new Set(
    Array.from(text.matchAll(/import (\w+) from 'antd\/(?:es|lib)\/button/g), ([, name = '']) => name),
  )
  for (const [, members = ''] of text.matchAll(/import\s*\{([^}]*)\}\s*from 'antd'/g))
    for (const member of members.split(',')) {
      const [name, , other = name] = member.trim().split(/\s+/)
      if (name === 'Button' && other !== undefined) names.add(other)
    }
  return names
}

/** Where one file makes a button of antd load by itself: in its attributes, or in an object that is spread into them. */
export function findBusyButtons(file: string, text: string): readonly CodePlace[] {
  const names = toButtonNames(text)
  if (names.size === 0 || !/\bloading\b/.test(text)) return []
  return findCode(file, text, (node, source) => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      return node.name.getText(source) === 'loading'
    if (!ts.isJsxAttribute(node) || node.name.getText(source) !== 'loading') return false
    return names.has(node.parent.parent.tagName.getText(source))
  })
}

/**
 * The buttons of the product in `root` that load by themselves. While it loads, antd's button shows an icon that is read
 * out as a part of its name, so that “Save” becomes “loading Save”; `BusyButton` keeps the name and says that it is busy.
 */
export const checkBusyButtons = (root: string): readonly CodePlace[] =>
  globSync('{runtime,widgets,builders}/**/*.tsx', { cwd: root })
    .filter((file) => file !== own)
    .flatMap((file) => findBusyButtons(file, readFileSync(join(root, file), 'utf8')))
