import type { FileTranslate } from './fileTexts.ts'
import { defaultMaxSize, type FileProps } from './uploadProps.ts'

/** Which files may be chosen, in one line. */
export function toAddHints(props: Pick<FileProps, 'accept' | 'maxSize' | 'limit'>, t: FileTranslate): string {
  const { accept = [], maxSize = defaultMaxSize, limit = 0 } = props
  return [
    ...(accept.length > 0 ? [t('kinds', { kinds: accept.join(' ') })] : []),
    t('size', { size: maxSize }),
    ...(limit > 0 ? [t('count', { count: limit })] : []),
  ].join(' · ')
}
