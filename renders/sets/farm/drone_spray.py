"""farm-drone-spray: the crop drone over young rows at first light, four nozzles at work."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.drone import drone_body, part_of
from sets.farm.rows_build import farm

start(seed=4)

drone = drone_body((.74, 0, 1.78), (13, -6, -24), kit='spray')
farm()

head = part_of(drone, 'camera')
camera('farm-drone-spray', (-1.15, -8.9, 2.0), (-.32, 0, 2.22), lens=40, fstop=1.1, focus=head)
camera('farm-drone-spray.1x1', (-1.0, -9.6, 2.05), (.15, 0, 2.1), lens=42, fstop=1.1, focus=head, aspect=1)
camera('farm-drone-spray.3x4', (-1.0, -9.8, 2.05), (.5, 0, 1.9), lens=54, fstop=1.1, focus=head, aspect=3 / 4)

main()
