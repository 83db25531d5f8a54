const modules: readonly RegExp[] = [
  /[\\/]kinds[\\/]page[\\/](?:index|Page(?:View|Bar)|Block(?:Buttons|Grid)|widgetsOfPage|shownBlocks|useBlocks|useGrowing|lateTools|useBlock(?:Actions|sController))\.tsx?$/,
  /[\\/]block[\\/](?:Block|BlockBody|BlockNotes|FramedBlock|Skeleton|toHeight|toPlace|useInSight|useScrollStop)\.tsx?$/,
  /[\\/]blocks[\\/](?:[\w-]+[\\/])?(?:index|lazyView|loadChartBlock|(?:Shortcuts|Welcome|Timeline)BlockView|PageWay|OpenButton|useMinute|LazyChart|greeting|linkField|definition)\.tsx?$/,
  /[\\/]plain[\\/]plainWidgets\.ts$/,
  /[\\/]records[\\/](?:labelOptions|startRefreshing|withOrigins|use(?:BlockSource|Refresh|Source))\.ts$/,
  /[\\/]store[\\/](?:pageStore|partsRead|usePageNames|useQueryOfAddress)\.ts$/,
]

const folder = /[/]runtime[/]kinds[/]page[/]/

/** What the server works out as well. */
const shown =
  /[/]runtime[/]language[/]shown[/](?:descriptionItems|firstState|labelsOf|pickRecords|tableColumns|toQuestion|writeTemplate)\.ts$/

/**
 * Says of a module whether every page of blocks draws with it. Blocks that come later share most of these, so that they
 * would else stand in chunks of their own, which cost more bytes together.
 */
export const isPageModule = (id: string): boolean =>
  shown.test(id) || (folder.test(id) && modules.some((pattern) => pattern.test(id)))
