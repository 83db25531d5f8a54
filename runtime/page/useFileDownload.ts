import { useCallback } from 'react'
import { fileTimeout, readDataAddress, useData } from '../data/index.ts'
import { useTranslate } from '../i18n/index.ts'
import { toDownloadWay } from './downloadWay.ts'
import { usePageServices } from './pageServices.tsx'
import { followLink, saveFile } from './saveFile.ts'

/**
 * Saves a stored file on the person's computer under a name. A file that is missing or empty is told by the words of
 * specification 8.
 */
export function useFileDownload(): (path: string, name: string) => Promise<void> {
  const { client, staticUrl, toFailure } = useData()
  const { message } = usePageServices()
  const t = useTranslate()
  return useCallback(
    async (path, name) => {
      const held = readDataAddress(path)
      if (held) return saveFile(held, name)
      const { way, address } = toDownloadWay(path === '' ? '' : staticUrl(path), {
        page: location.href,
        base: client.base,
      })
      if (way === 'none') return message('warning', t('file.unknown'))
      if (way === 'save') return followLink(address, { download: name })
      if (way === 'open') return followLink(address, { target: '_blank', rel: 'noopener noreferrer' })
      try {
        const { blob, fileName } = await client.download(address, {}, { report: false, timeout: fileTimeout })
        saveFile(blob, name || fileName)
      } catch (error) {
        const { level, message: words } = toFailure(error)
        if (level !== 'silent' && level !== 'dialog') message('warning', words)
      }
    },
    [client, staticUrl, toFailure, message, t],
  )
}
