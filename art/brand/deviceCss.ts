import planner from '../planner/notion.css?raw';
import dashboard from './dashboard.css?raw';
import devices from './devices.css?raw';
import mockups from './mockups.css?raw';
import social from './social.css?raw';

/** The styles of every picture that shows a template on a device. */
export const deviceCss = [planner, devices, dashboard, mockups, social].join('\n');
