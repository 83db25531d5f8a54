import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { standaloneValidators } from '../../runtime/language/compile.ts'
import { createSchemas } from '../../runtime/language/index.ts'
import { widgetWords } from '../../widgets/props.ts'
import { type BuiltPacks, keysOf, packsFolder, readBuiltPacks } from './packDocuments.ts'

const prefix = '\0pagewright:'

/** The pages that anybody sees first: their texts come before all others. */
const firstPages: readonly string[] = ['system.sign-in']

/** The texts of one language: those of the first pages, or all others. */
function textsFor({ pages, texts }: BuiltPacks, language: string, areFirst: boolean): string {
  const first = keysOf(pages.filter(({ id }) => firstPages.includes(id)))
  const own = Object.entries(texts[language as keyof typeof texts]).filter(([key]) => first.has(key) === areFirst)
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(own)))})`
}

/** The modules that the plugin gives, by the name that the app imports. */
const modules: Readonly<Record<string, (packs: BuiltPacks, rest: string) => string>> = {
  'virtual:pages': ({ pages }) => {
    const entries = pages.map(
      ({ id, checksum }) =>
        `${JSON.stringify(id)}: { checksum: ${JSON.stringify(checksum)}, load: () => import(${JSON.stringify(`virtual:page/${id}`)}).then((chunk) => chunk.default) }`,
    )
    const components = pages.flatMap(({ id, resolved }) =>
      (resolved.page.menu?.components ?? []).map((name) => [name, id]),
    )
    const byComponent = JSON.stringify(Object.fromEntries(components))
    const first = JSON.stringify(firstPages)
    return `export const shippedPages = {\n${entries.join(',\n')}\n}\nexport const pagesByComponent = ${byComponent}\nexport const firstPages = ${first}`
  },
  'virtual:page': ({ pages }, id) => {
    const page = pages.find((candidate) => candidate.id === id)
    if (!page) throw new Error(`There is no page ${id}.`)
    // Parsing one string is faster than evaluating an object literal of the same text.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify({ resolved: page.resolved, issues: page.issues }))})`
  },
  'virtual:first-texts': (packs, language) => textsFor(packs, language, true),
  'virtual:texts': (packs, language) => textsFor(packs, language, false),
  'virtual:validators': () => standaloneValidators(createSchemas(widgetWords)),
}

const split = (id: string): readonly [string, string] => {
  const at = id.indexOf('/')
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)]
}

/**
 * Puts the packs that ship into the app: each page is a chunk with its model and its issues put in, each language one
 * chunk of the texts that come first and one of all others, and the validators are compiled, as the app may not generate code (design 3 and 5).
 */
export function pages(): Plugin {
  let packs: Promise<BuiltPacks> | undefined
  const read = () => (packs ??= readBuiltPacks())
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
      packs = undefined
      const changed = [...this.environment.moduleGraph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(prefix),
      )
      for (const module of changed) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
