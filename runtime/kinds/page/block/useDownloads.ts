import { theme } from 'antd'
import type { RefObject } from 'react'
import { personToday } from '../../../language/index.ts'
import { saveFile, useFailureMessage, usePageServices } from '../../../page/index.ts'
import type { MenuEntry } from '../../../popup/index.ts'
import type { BlockViewProps } from '../blocks/definition.ts'
import type { AnyDefinition } from '../blocks/index.ts'

/** Characters that no file system takes in a name. */
const unsafe = /[\\/:*?"<>|]/g

/** The forms in which a block can be saved, as entries of a menu; what writes them is loaded when it is needed. */
export function useDownloads(
  definition: AnyDefinition,
  view: BlockViewProps,
  body: RefObject<HTMLElement | null>,
): readonly MenuEntry[] {
  const { token } = theme.useToken()
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const { block, title, intl, picture } = view

  const save = async (ending: string, make: () => Promise<Blob>) => {
    try {
      saveFile(await make(), `${title.replace(unsafe, ' ')} ${personToday()}.${ending}`)
    } catch (error) {
      services.message('error', failureMessage(error))
    }
  }
  const toPicture = async () => {
    const { pictureOf, takePicture } = await import('../figures/takePicture.ts')
    if (picture.current) return pictureOf(picture.current())
    if (!body.current) throw new Error('The block is not on the screen.')
    return takePicture(body.current, token.colorBgContainer)
  }
  const toSheet = async () => {
    const [{ writeSheet }, figures] = await Promise.all([import('../figures/writeSheet.ts'), definition.figures(view)])
    return writeSheet(title, figures)
  }
  const entries = {
    picture: {
      id: 'picture',
      label: intl.translate('report.asPicture'),
      icon: 'picture',
      onSelect: () => void save('png', toPicture),
    },
    sheet: {
      id: 'sheet',
      label: intl.translate('report.asSheet'),
      icon: 'table',
      onSelect: () => void save('xlsx', toSheet),
    },
  }
  const offered = 'download' in block ? block.download : undefined
  return (offered ?? definition.downloads).map((form: 'picture' | 'sheet') => entries[form])
}
