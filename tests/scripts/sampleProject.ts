import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '../..')

/** Files of a project by their paths. */
export type ProjectFiles = Readonly<Record<string, string>>

/** A project that keeps every boundary, with each way that is open used once. */
export const validProject: ProjectFiles = {
  'runtime/language/index.ts': "import { Type } from 'typebox'\nexport const word = Type.String()\n",
  'runtime/language/compile.ts': "import { Ajv } from 'ajv'\nexport const ajv = new Ajv()\n",
  'runtime/form/index.ts': "import { createForm } from '@formily/core'\nexport const form = createForm\n",
  'runtime/data/index.ts': "import { word } from '../language/index.ts'\nexport const data = word\n",
  'runtime/data/inner.ts': 'export const inner = 1\n',
  'runtime/kinds/list/index.ts': "import { data } from '../../data/index.ts'\nexport const list = data\n",
  'runtime/kinds/list/inner.ts': 'export const inner = 1\n',
  'runtime/kinds/picker/index.ts': "import { list } from '../list/index.ts'\nexport const picker = list\n",
  'runtime/page/Lazy.tsx': 'export default function Lazy() {\n  return null\n}\n',
  'runtime/page/index.ts': "export const load = () => import('./Lazy.tsx')\n",
  'runtime/index.ts': "export { data } from './data/index.ts'\n",
  'runtime/main.tsx':
    "import { inputs } from '../widgets/index.ts'\nimport { data } from './data/index.ts'\nexport const app = [inputs, data]\n",
  'widgets/shared/text.ts': 'export const text = 1\n',
  'widgets/shared/Text.tsx': "import { useId } from 'react'\nexport const Text = useId\n",
  'widgets/input/props.ts': "import { word } from '../../runtime/language/index.ts'\nexport const inputProps = word\n",
  'widgets/input/index.ts':
    "import { data } from '../../runtime/index.ts'\nimport { Text } from '../shared/Text.tsx'\nimport { inputProps } from './props.ts'\nexport const input = [data, Text, inputProps]\n",
  'widgets/table/props.ts': "export const tableWords = { id: 'table', contains: 'fields' }\n",
  'widgets/table/index.ts': "import { createForm } from '@formily/core'\nexport const table = createForm\n",
  'widgets/index.ts': "import { input } from './input/index.ts'\nexport const inputs = [input]\n",
  'widgets/props.ts': "import { inputProps } from './input/props.ts'\nexport const words = [inputProps]\n",
  'builders/page/index.ts':
    "import { data } from '../../runtime/index.ts'\nimport { words } from '../../widgets/props.ts'\nexport const builder = [data, words]\n",
  'server/main.ts':
    "import { ajv } from '../runtime/language/compile.ts'\nimport { words } from '../widgets/props.ts'\nimport { inner } from './inner.ts'\nexport const server = [ajv, words, inner]\n",
  'server/inner.ts': 'export const inner = 1\n',
  'scripts/tool.ts': 'export const tool = 1\n',
  'stories/input.stories.tsx':
    "import { input } from '../widgets/input/index.ts'\nexport default { component: input }\n",
  'tests/input.test.ts': "import { inner } from '../runtime/data/inner.ts'\nexport const tested = inner\n",
  'schemas/system/pack.json': '{}\n',
}

/** Creates a project in a temporary folder, with the boundaries, the settings and the packages of this project. */
export function createProject(files: ProjectFiles): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-project-'))
  for (const name of ['.dependency-cruiser.ts', 'tsconfig.json', 'package.json'])
    cpSync(join(project, name), join(folder, name))
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
