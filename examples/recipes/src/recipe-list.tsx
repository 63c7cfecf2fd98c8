import type { RemoteProps } from '@todok/remote-kit'
import { lazy, useSyncExternalStore } from 'react'
import { recipes } from './recipes.ts'

/** In a file of its own, of the screen's name: the page preloads it where it is shown first. */
const Recipe = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recipe" */ './recipe.tsx')).Recipe,
}))

/** Both screens: which one is shown follows from the address. */
export function RecipeList({ platform: { navigation } }: RemoteProps) {
  const { pathname } = useSyncExternalStore(navigation.subscribe, navigation.current)
  const id = /\/recipes\/([^/]+)$/.exec(pathname)?.[1]
  if (id !== undefined) return <Recipe id={id} onBack={() => navigation.navigate('/recipes')} />
  return (
    <section>
      <h1>レシピ</h1>
      <ul>
        {recipes.map(({ id: key, name }) => (
          <li key={key}>
            <button type="button" onClick={() => navigation.navigate(`/recipes/${key}`)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
