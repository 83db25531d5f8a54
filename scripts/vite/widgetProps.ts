import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isObject } from '../../runtime/language/json.ts'

const propsFile = /[\\/]widgets[\\/](?:[a-z-]+[\\/])?props\.ts$/
const propsOfOneWidget = /[\\/]widgets[\\/][a-z-]+[\\/]props\.ts$/

/** A description is for people who write documents; nothing in the app reads it. */
const withoutDescription = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? undefined : value

/**
 * The exports of a module of data as a module of JSON. What one export contains of another is not written twice:
 * `{ id, props }` refers to the schema that is exported beside it.
 */
function toModule(exported: Readonly<Record<string, unknown>>, replacer?: typeof withoutDescription): string {
  const names = new Map<unknown, string>()
  const write = (value: unknown): string => {
    const name = typeof value === 'object' && value !== null ? names.get(value) : undefined
    return name ?? JSON.stringify(value, replacer)
  }
  return Object.entries(exported)
    .map(([name, value]) => {
      const refers = isObject(value) && Object.values(value).some((part) => names.has(part))
      const text = refers
        ? `{${Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${write(part)}`)}}`
        : write(value)
      names.set(value, name)
      return `export const ${name} = ${text}`
    })
    .join('\n')
}

/**
 * Puts the props schemas of widgets into the app as the plain JSON that they are, so that the library which builds them
 * stays out of the browser. `props.ts` of a widget therefore exports data alone. The list of them all is JSON as well,
 * so that the schema of a widget is part of the widget's own chunk, and not of one that the list would share with it.
 */
export function widgetProps(): Plugin {
  return {
    name: 'pagewright-widget-props',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!propsFile.test(id)) return undefined
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
      return toModule(exported, propsOfOneWidget.test(id) ? withoutDescription : undefined)
    },
  }
}
