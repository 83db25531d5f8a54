import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import type { FormField } from '../description.ts'

/** How values travel that are kept in another form. */
export interface Codec {
  store(values: Values, call: SignedInCall): Values
  present(records: readonly Values[]): readonly Values[]
}

/** What the passwords of a form are encrypted for. */
const toPurpose = (field: FormField): string => `onl.${field.cgformHeadId}.${field.dbFieldName}`

/** A field whose texts the server sends beside its value, under a name of their own (wire contract 1.13). */
const replaced = new Set(['sel_user', 'sel_depart', 'sel_tree', 'cat_tree', 'link_table', 'link_down', 'sel_search'])

/**
 * Passwords are kept encrypted, and an empty one leaves what is there; bytes travel as base64. The texts of values that
 * have no short list of items go as `_replace_text_<field>` too.
 */
export function toCodec(fields: readonly FormField[]): Codec {
  const passwords = fields.filter(({ fieldShowType }) => fieldShowType === 'password')
  const bytes = fields.filter(({ dbType }) => dbType === 'Blob').map(({ dbFieldName }) => dbFieldName)
  const texts = fields.filter(({ fieldShowType }) => replaced.has(fieldShowType)).map(({ dbFieldName }) => dbFieldName)
  return {
    store(values, { services }) {
      const stored: Record<string, unknown> = { ...values }
      for (const field of passwords) {
        const given = stored[field.dbFieldName]
        if (given === null || given === '') delete stored[field.dbFieldName]
        else if (typeof given === 'string')
          stored[field.dbFieldName] = services.secrets.encrypt(given, toPurpose(field))
      }
      for (const name of bytes) if (typeof stored[name] === 'string') stored[name] = Buffer.from(stored[name], 'base64')
      return stored
    },
    present(records) {
      if (bytes.length === 0 && texts.length === 0) return records
      return records.map((record) => {
        const sent: Record<string, unknown> = { ...record }
        for (const name of bytes)
          if (sent[name] instanceof Uint8Array) sent[name] = Buffer.from(sent[name]).toString('base64')
        for (const name of texts)
          if (Object.hasOwn(sent, name)) sent[`_replace_text_${name}`] = sent[`${name}_dictText`] ?? sent[name] ?? null
        return sent
      })
    },
  }
}
