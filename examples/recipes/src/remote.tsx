import { defineReactRemote } from '@todok/remote-kit/react'
import { RecipeList } from './recipe-list.tsx'

export const { bootstrap, mount, unmount } = defineReactRemote({
  Root: RecipeList,
  waiting: <p>レシピを読み込み中です</p>,
})
