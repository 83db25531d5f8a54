import { isObject, type JsonObject } from '../../json.ts'

const hasRecords = (source: JsonObject): boolean =>
  ['url', 'rest', 'onlineForm', 'onlineReport'].some((name) => Object.hasOwn(source, name))

/** The former block `html` is a text. It has no tools; how often its records are asked anew is said by its source. */
export function formattedText(block: JsonObject): JsonObject {
  const { type: _type, refresh, tools: _tools, download: _download, source, ...rest } = block
  const isRefreshed = refresh !== undefined && isObject(source) && hasRecords(source)
  return {
    type: 'text',
    ...rest,
    ...(source === undefined ? {} : { source: isRefreshed ? { refresh, ...source } : source }),
    as: 'html',
  }
}
