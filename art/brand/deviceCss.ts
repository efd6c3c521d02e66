import planner from '../planner/notion.css?raw';
import dashboard from './dashboard.css?raw';
import devices from './devices.css?raw';
import scenes from './scenes.css?raw';

/** For any picture that shows the template on a device. */
export const deviceCss = [planner, devices, dashboard, scenes].join('\n');
