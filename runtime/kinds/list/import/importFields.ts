import type { ImportOptions } from '../../../language/index.ts'

/** What goes beside the files of an import (specification 7.4); what the page does not say is not sent. */
export function toImportFields(
  { isSingleTableImport, foreignKeys, validateStatus }: ImportOptions,
  isStrict: boolean,
): Readonly<Record<string, string>> {
  return {
    ...(isSingleTableImport === undefined ? {} : { isSingleTableImport }),
    ...(foreignKeys === undefined ? {} : { foreignKeys: JSON.stringify(foreignKeys) }),
    ...(validateStatus === undefined ? {} : { validateStatus: isStrict ? '1' : '0' }),
  }
}
