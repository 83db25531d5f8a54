import ts from 'typescript'
import type { ProductText } from './productText.ts'

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Parts that a text of each language has of its own. */
const ownParts: readonly string[] = ['zh', 'en', 'tw']

/** The text of a literal; what a template puts in shows as a placeholder. */
function literalOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const name = expression.getText()
    return ownParts.includes(name) ? literal.text : `{${/^\w+$/.test(name) ? name : 'value'}}${literal.text}`
  })
  return node.head.text + spans.join('')
}

/** The literals of an object by their keys, also of one that a function is given. */
function literalsOf(node: ts.Node | undefined): ReadonlyMap<string, string> {
  const object = node && ts.isCallExpression(node) ? node.arguments[0] : node
  const found = new Map<string, string>()
  if (!object || !ts.isObjectLiteralExpression(object)) return found
  for (const property of object.properties) {
    const text = ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined
    if (text !== undefined && property.name) found.set(property.name.getText().replace(/^['"`[]+|['"`\]]+$/g, ''), text)
  }
  return found
}

function fromObject(node: ts.ObjectLiteralExpression, place: string): readonly ProductText[] {
  const initializerOf = (language: string) =>
    node.properties.find((each): each is ts.PropertyAssignment => {
      return ts.isPropertyAssignment(each) && each.name.getText() === language
    })?.initializer
  const values = [initializerOf('zh'), initializerOf('en'), initializerOf('tw')]
  const [zh, en, tw] = values.map(literalOf)
  if (zh !== undefined && en !== undefined && tw !== undefined) return isChinese(zh) ? [{ place, zh, en, tw }] : []
  const [ofZh, ofEn, ofTw] = values.map(literalsOf)
  return [...(ofZh ?? [])].map(([key, text]) => {
    return { place: `${place} ${key}`, zh: text, en: ofEn?.get(key) ?? '', tw: ofTw?.get(key) ?? '' }
  })
}

function fromCall(node: ts.CallExpression, place: string): readonly ProductText[] {
  const [zh, en, tw] = node.arguments.slice(-3).map(literalOf)
  if (node.arguments.length < 3 || zh === undefined || en === undefined || tw === undefined) return []
  return isChinese(zh) && isChinese(tw) && !isChinese(en) ? [{ place, zh, en, tw }] : []
}

/** The texts that code holds: objects of three languages, and calls that end with a text in each of them. */
export function readTextsOfCode(path: string, code: string): readonly ProductText[] {
  if (!/\p{Script=Han}/u.test(code)) return []
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const found: ProductText[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...fromObject(node, path))
    else if (ts.isCallExpression(node)) found.push(...fromCall(node, path))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
