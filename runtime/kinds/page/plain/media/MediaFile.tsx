import { Icon } from '../../../../icons/index.ts'
import { useFileDownload } from '../../../../page/index.ts'
import { toSizeText } from '../../../../ui/index.ts'
import { useBlockText } from '../blockTexts.ts'
import type { MediaProps } from './mediaProps.ts'

/** Files to take along, each with its name and, where it is known, its size. */
export function MediaFile({ items, alt }: MediaProps) {
  const download = useFileDownload()
  const t = useBlockText()
  if (items.length === 0) return <p className="pw-media-none">{t('noFile')}</p>
  return (
    <ul className="pw-media-files">
      {items.map(({ path, name, size }) => {
        const shown = (items.length === 1 ? alt : '') || name || t('download')
        return (
          <li key={path}>
            <button type="button" className="pw-media-file" onClick={() => void download(path, name || shown)}>
              <Icon name="file" />
              <span className="pw-media-file-name">{shown}</span>
              {size !== undefined && <span className="pw-media-file-size">{toSizeText(size)}</span>}
              <Icon name="download" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
