const modules: readonly RegExp[] = [
  /[\\/]kinds[\\/]page[\\/](?:index|Page(?:View|Bar)|Block(?:Buttons|Grid)|widgetsOfPage|shownBlocks|useBlocks|useGrowing|lateTools|useBlock(?:Actions|sController))\.tsx?$/,
  /[\\/]block[\\/](?:Block|BlockBody|BlockNotes|FramedBlock|Skeleton|toHeight|toPlace|useInSight|useScrollStop)\.tsx?$/,
  /[\\/]blocks[\\/](?:[\w-]+[\\/])?(?:index|lazyView|loadChartBlock|tableColumns|evaluateIn|(?:Shortcuts|Welcome|Timeline)BlockView|PageWay|OpenButton|useMinute|LazyChart|greeting|items|linkField|definition)\.tsx?$/,
  /[\\/]plain[\\/]plainWidgets\.ts$/,
  /[\\/]records[\\/](?:labelOptions|pickRecords|startRefreshing|toQuestion|withOrigins|use(?:BlockSource|Refresh|Source))\.ts$/,
  /[\\/]store[\\/](?:firstState|pageStore|partsRead|usePageNames|useQueryOfAddress)\.ts$/,
]

const folder = /[\\/]runtime[\\/]kinds[\\/]page[\\/]/

/**
 * Says of a module whether every page of blocks draws with it. Blocks that come later share most of these, so that they
 * would else stand in chunks of their own, which cost more bytes together.
 */
export const isPageModule = (id: string): boolean => folder.test(id) && modules.some((pattern) => pattern.test(id))
