import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageTexts, languages } from '../../runtime/language/index.ts'
import { type PackTexts, resolveTexts } from './pack.ts'
import { parseDocument } from './readDocuments.ts'

/** What the model of a page says of a field that its resource has to say too. */
export interface ModelField {
  readonly label?: LanguageTexts
  readonly required?: boolean
  readonly length?: number
  readonly unique?: boolean
  readonly dict?: string
}

interface ModelDocument {
  readonly fields: Readonly<
    Record<
      string,
      {
        readonly label?: string
        readonly required?: boolean
        readonly rules?: readonly { readonly maxLength?: number; readonly unique?: unknown }[]
        readonly props?: { readonly maxLength?: number; readonly dict?: string }
      }
    >
  >
}

const productFolder = join(import.meta.dirname, '../../schemas')
const textsOfPacks = new Map<string, PackTexts>()

/**
 * Reads a model of the packs that the product brings along, such as `system.user`, with its texts in three languages.
 * Resources take from it what they would otherwise say again. It is read once, while the server starts.
 */
export function readProductModel(id: string): Readonly<Record<string, ModelField>> {
  const [pack = '', name = ''] = id.split('.')
  const { fields } = readProductFile<ModelDocument>(join(pack, 'models', `${name}.json`))
  const texts = textsOfPacks.get(pack) ?? readTexts(pack)
  textsOfPacks.set(pack, texts)
  return Object.fromEntries(
    Object.entries(fields).map(([field, { label, required, rules = [], props }]) => {
      const length = rules.find(({ maxLength }) => maxLength !== undefined)?.maxLength ?? props?.maxLength
      return [
        field,
        {
          ...(label === undefined ? {} : { label: resolveTexts(label, texts) }),
          ...(required === true ? { required } : {}),
          ...(length === undefined ? {} : { length }),
          ...(rules.some(({ unique }) => unique !== undefined) ? { unique: true } : {}),
          ...(props?.dict === undefined ? {} : { dict: props.dict }),
        },
      ]
    }),
  )
}

function readTexts(pack: string): PackTexts {
  const read = (language: string) =>
    readProductFile<Readonly<Record<string, string>>>(join(pack, 'i18n', `${language}.json`))
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as unknown as PackTexts
}

function readProductFile<Document>(path: string): Document {
  return parseDocument(readFileSync(join(productFolder, path), 'utf8')) as Document
}
