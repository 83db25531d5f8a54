import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IConfiguration } from 'dependency-cruiser'

const product = '^(runtime|widgets|builders|server|schemas)/'
const languageEntryPoints = '^runtime/language/(index|compile)\\.ts$'
const inPackage = (names: string): string => `(^|/)node_modules/(${names})/`
const browserOnly = `${inPackage('react|react-dom|react-router|antd|@ant-design|@formily|@tanstack|jotai|ky')}|\\.(tsx|css)$`

/** Widgets that hold fields of their own (ARCHITECTURE.md): the ones whose props.ts says so. */
function findContainers(): readonly string[] {
  const folder = fileURLToPath(new URL('./widgets', import.meta.url))
  return readdirSync(folder).filter((id) => {
    const props = `${folder}/${id}/props.ts`
    return existsSync(props) && /contains: 'fields'/.test(readFileSync(props, 'utf8'))
  })
}

const formilyFolders = ['^(tests|stories)/', '^runtime/form/', ...findContainers().map((id) => `^widgets/${id}/`)]

/** The boundaries between modules (ARCHITECTURE.md). `scripts/test/boundaries.ts` runs them, tests/scripts proves each. */
export const boundaries = [
  {
    name: 'language-stands-alone',
    comment: 'The server, the command line and the builders use the language too: it brings nothing along.',
    from: { path: '^runtime/language/' },
    to: { pathNot: ['^runtime/language/', inPackage('typebox|ajv|jsonc-parser|fastest-levenshtein')] },
  },
  {
    name: 'runtime-through-entry-points',
    comment: 'A folder of the runtime sees another one only through its index.ts.',
    from: { path: '^runtime/([^/]+)/' },
    to: { path: '^runtime/', pathNot: ['^runtime/$1/', '^runtime/[^/]+/index\\.ts$'] },
  },
  {
    name: 'kinds-apart',
    comment: 'A kind builds on another one through its index.ts.',
    from: { path: '^runtime/kinds/([^/]+)/' },
    to: { path: '^runtime/kinds/[^/]+/', pathNot: ['^runtime/kinds/$1/', '^runtime/kinds/[^/]+/index\\.ts$'] },
  },
  {
    name: 'runtime-knows-no-widget',
    comment: 'Only the composition root, which lies beside the folders, sees every layer.',
    from: { path: ['^runtime/[^/]+/', '^runtime/index\\.ts$'] },
    to: { path: '^(widgets|builders|schemas)/' },
  },
  {
    name: 'app-knows-no-server',
    comment: 'The app and the server meet on the wire and in the language.',
    from: { path: '^(runtime|widgets|builders)/' },
    to: { path: '^server/' },
  },
  {
    name: 'formily-in-one-folder',
    comment: 'Only runtime/form imports Formily; widgets that hold fields may use it too.',
    from: { pathNot: formilyFolders },
    to: { path: inPackage('@formily') },
  },
  {
    name: 'widgets-apart',
    comment: 'A widget imports itself, what widgets share, and the entry point of the runtime.',
    from: { path: '^widgets/([^/]+)/' },
    to: {
      path: product,
      pathNot: ['^widgets/($1|shared)/', '^runtime/index\\.ts$', '^runtime/language/index\\.ts$'],
    },
  },
  {
    name: 'language-for-props',
    comment: 'Only the props.ts of a widget, which describes it to the language, is written with the language.',
    from: { path: '^widgets/[^/]+/', pathNot: ['^widgets/[^/]+/props\\.ts$', '^widgets/shared/'] },
    to: { path: '^runtime/language/' },
  },
  {
    name: 'widget-lists-through-entry-points',
    comment: 'The lists beside the widgets import their definitions and props.ts, nothing deeper.',
    from: { path: '^widgets/[^/]+$' },
    to: {
      path: product,
      pathNot: [
        '^widgets/[^/]+/(index|props)\\.ts$',
        '^widgets/first\\.ts$',
        '^runtime/index\\.ts$',
        '^runtime/language/index\\.ts$',
      ],
    },
  },
  {
    name: 'props-stay-pure',
    comment: 'The server reads the props of every widget: no React, no antd, no runtime behind them.',
    from: { path: ['^widgets/props\\.ts$', '^widgets/[^/]+/props\\.ts$'] },
    to: { path: `${browserOnly}|^runtime/(?!language/)`, reachable: true },
  },
  {
    name: 'builders-through-entry-points',
    comment: 'A builder edits documents by what the runtime and the widgets offer to everybody.',
    from: { path: '^builders/([^/]+)/' },
    to: {
      path: product,
      pathNot: [
        '^builders/$1/',
        '^runtime/index\\.ts$',
        '^runtime/language/index\\.ts$',
        '^widgets/(index|props)\\.ts$',
      ],
    },
  },
  {
    name: 'server-through-entry-points',
    comment: 'The server shares the language and the props.ts of the widgets with the app.',
    from: { path: '^server/' },
    to: { path: product, pathNot: ['^server/', languageEntryPoints, '^widgets/props\\.ts$'] },
  },
  {
    name: 'server-without-dom',
    from: { path: '^server/' },
    to: { path: browserOnly, reachable: true },
  },
  {
    name: 'product-without-checks',
    comment: 'What ships does not lean on what checks or builds it.',
    from: { path: product },
    to: { path: '^(tests|stories|scripts)/' },
  },
  {
    name: 'product-without-tools',
    comment: 'What ships runs on dependencies, not on development tools.',
    from: { path: product },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment:
      'A boundary cannot be checked for an import that leads nowhere. The build makes the virtual modules, and addresses of files.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$'] },
  },
] as const satisfies IConfiguration['forbidden']

type Boundary = (typeof boundaries)[number]

/** What these rules forbid is looked for by `scripts/test/findReached.ts`: dependency-cruiser takes long over them. */
export const reachBoundaries = boundaries.filter((rule) => 'reachable' in rule.to) as readonly Extract<
  Boundary,
  { readonly to: { readonly reachable: true } }
>[]

const configuration: IConfiguration = {
  forbidden: boundaries.filter((rule) => !('reachable' in rule.to)).map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}

export default configuration
