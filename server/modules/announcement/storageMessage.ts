import type { SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { storageMessageId } from '../../monitor/storageAlert.ts'
import { announcementMessages } from './messages.ts'

/**
 * What administrators read among their system messages while nothing can be saved. It is stored nowhere, as it could not
 * be, and leads to the figures of the disks.
 */
export async function findStorageMessage(call: SignedInCall): Promise<readonly Values[]> {
  if (!call.services.storage.isFull() || !(await call.access()).isAdmin) return []
  return [
    {
      id: storageMessageId,
      titile: announcementMessages.storageFull[call.language],
      msgAbstract: announcementMessages.storageFull[call.language],
      msgContent: announcementMessages.storageFull[call.language],
      priority: 'H',
      msgCategory: '2',
      msgType: 'USER',
      openType: 'url',
      openPage: '/monitor/disk',
      readFlag: '0',
    },
  ]
}
