import planner from '../planner/notion.css?raw';
import dashboard from './dashboard.css?raw';
import devices from './devices.css?raw';
import mockups from './mockups.css?raw';
import social from './social.css?raw';

/** For any picture that shows the template on a device. */
export const deviceCss = [planner, devices, dashboard, mockups, social].join('\n');
