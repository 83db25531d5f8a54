import type { ImportOptions } from '../../../language/index.ts'

/** What goes beside the files of an import (specification 7.4); what the page does not say is not sent. */
export function toImportFields(
  { businessCode, values, strict }: ImportOptions,
  isStrict: boolean,
): Readonly<Record<string, string>> {
  return {
    ...(businessCode === undefined ? {} : { isSingleTableImport: businessCode }),
    ...(values === undefined ? {} : { foreignKeys: JSON.stringify(values) }),
    ...(strict === undefined ? {} : { validateStatus: isStrict ? '1' : '0' }),
  }
}
