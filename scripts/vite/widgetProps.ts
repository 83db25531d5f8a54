import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const propsFile = /[\\/]widgets[\\/][a-z-]+[\\/]props\.ts$/

/**
 * Puts the props schemas of widgets into the app as the plain JSON that they are, so that the library which builds them
 * stays out of the browser. `props.ts` of a widget therefore exports data alone.
 */
export function widgetProps(): Plugin {
  return {
    name: 'pagewright-widget-props',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!propsFile.test(id)) return undefined
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
