import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { schemaNames } from '../../../runtime/language/index.ts'
import { anonymous, defineModule, raw, route, signedIn } from '../../http/index.ts'

const project = join(import.meta.dirname, '../../..')

/** The reference of the language as a JSON Schema, which editors read too: they send no session. */
const reference = (form: string) =>
  route(
    'GET',
    `/about/${form}.schema.json`,
    anonymous('The language is the same everywhere and no secret; editors read it by its address.'),
    () =>
      raw(readFileSync(join(project, 'schemas', `${form}.schema.json`)), {
        'content-type': 'application/schema+json; charset=utf-8',
      }),
  )

/** What the help says of this server: its version, and the language that it speaks. */
export const aboutModule = defineModule({
  id: 'about',
  section: '2.6',
  routes: [
    route('GET', '/about', signedIn('The version of the server is for those who use it.'), ({ config }) => ({
      version: manifest.version,
      references: schemaNames.map((form) => ({ form, address: `${config.apiUrl}/about/${form}.schema.json` })),
    })),
    ...schemaNames.map(reference),
  ],
})
