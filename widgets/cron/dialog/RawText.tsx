import { Alert } from 'antd'
import { useTranslate } from '../../../runtime/index.ts'

/** Says that a field holds what its choices cannot say. */
export function RawText({ raw }: { readonly raw: string | undefined }) {
  const t = useTranslate()
  if (raw === undefined) return null
  return <Alert type="info" showIcon message={t('widgets.cron.kept', { text: raw })} className="pw-cron-kept" />
}
