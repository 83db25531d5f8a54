import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { standaloneValidators } from '../../runtime/language/compile.ts'
import { createSchemas } from '../../runtime/language/index.ts'
import { widgetSchemas } from '../../widgets/props.ts'
import { type BuiltPage, packsFolder, readBuiltPages } from './packDocuments.ts'

const prefix = '\0pagewright:'

/** The modules that the plugin gives, by the name that the app imports. */
const modules: Readonly<Record<string, (pages: readonly BuiltPage[], rest: string) => string>> = {
  'virtual:pages': (pages) => {
    const entries = pages.map(
      ({ id, checksum }) =>
        `${JSON.stringify(id)}: { checksum: ${JSON.stringify(checksum)}, load: () => import(${JSON.stringify(`virtual:page/${id}`)}).then((chunk) => chunk.default) }`,
    )
    const components = pages.flatMap(({ id, resolved }) =>
      (resolved.page.menu?.components ?? []).map((name) => [name, id]),
    )
    const byComponent = JSON.stringify(Object.fromEntries(components))
    return `export const shippedPages = {\n${entries.join(',\n')}\n}\nexport const pagesByComponent = ${byComponent}`
  },
  'virtual:page': (pages, id) => {
    const page = pages.find((candidate) => candidate.id === id)
    if (!page) throw new Error(`There is no page ${id}.`)
    // Parsing one string is faster than evaluating an object literal of the same text.
    const { resolved, issues, texts } = page
    return `export default JSON.parse(${JSON.stringify(JSON.stringify({ resolved, issues, texts }))})`
  },
  'virtual:validators': () => standaloneValidators(createSchemas(widgetSchemas)),
}

const split = (id: string): readonly [string, string] => {
  const at = id.indexOf('/')
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)]
}

/**
 * Puts the packs that ship into the app: each page is a chunk with its model, its issues and its
 * texts put in, and the validators are compiled, as the app may not generate code (design 3 and 5).
 */
export function pages(): Plugin {
  let built: Promise<readonly BuiltPage[]> | undefined
  const read = () => (built ??= readBuiltPages())
  return {
    name: 'pagewright-pages',
    resolveId: (source) => (Object.hasOwn(modules, split(source)[0]) ? prefix + source : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const [name, rest] = split(id.slice(prefix.length))
      return modules[name]?.(await read(), rest)
    },
    configureServer(server) {
      server.watcher.add(packsFolder)
    },
    hotUpdate({ file }) {
      if (relative(packsFolder, file).startsWith('..')) return undefined
      built = undefined
      const changed = [...this.environment.moduleGraph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(prefix),
      )
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
