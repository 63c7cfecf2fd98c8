import { addStyles, defineRemote } from '@todok/remote-kit'
import { createApp } from 'vue'
import StampCard from './stamp-card.vue'

export const { bootstrap, mount, unmount } = defineRemote({
  mount(props) {
    const removeStyles = addStyles('.stamps button[aria-pressed="true"] { font-weight: bold }', props)
    const app = createApp(StampCard)
    app.config.errorHandler = props.onCrash
    app.mount(props.container)
    return () => {
      app.unmount()
      removeStyles()
    }
  },
})
