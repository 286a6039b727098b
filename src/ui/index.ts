export { App } from './App';
export { type HoverStore, type HoverTag, hoverStore } from './hover';
export { type Inspected, inspectStore } from './inspect';
export {
  type AppServices,
  type CameraView,
  DEFAULT_SETTINGS,
  type NewGame,
  QUALITIES,
  type Quality,
  type SaveInfo,
  type Saves,
  type Settings,
  type StageProgress,
} from './services';
